import { Button } from 'antd'
import type { ReactNode } from 'react'
import styles from './preview.module.css'

interface RecordLinkProps {
  /** Undefined where there is no page for the record. */
  readonly onOpen: (() => void) | undefined
  readonly children: ReactNode
}

/** The name of a record, as a link if there is a page for it. */
export const RecordLink = ({ onOpen, children }: RecordLinkProps) =>
  onOpen ? (
    <Button type="link" className={styles.record ?? ''} onClick={onOpen}>
      {children}
    </Button>
  ) : (
    children
  )
