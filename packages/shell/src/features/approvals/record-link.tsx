import { Button } from 'antd'
import type { ReactNode } from 'react'
import styles from './preview.module.css'

interface RecordLinkProps {
  /** Undefined where there is no way to the record. */
  readonly onOpen: (() => void) | undefined
  readonly children: ReactNode
}

/** What names a record, with the way to it if there is one. */
export const RecordLink = ({ onOpen, children }: RecordLinkProps) =>
  onOpen ? (
    <Button type="link" className={styles.record ?? ''} onClick={onOpen}>
      {children}
    </Button>
  ) : (
    children
  )
