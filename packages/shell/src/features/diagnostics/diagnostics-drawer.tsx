import { Button, Drawer } from 'antd'
import type { ReactNode } from 'react'
import { copyWithToast } from '../../lib/ui/copy-text.ts'
import styles from './diagnostics-drawer.module.css'

export interface DiagnosticsDrawerProps {
  readonly open: boolean
  readonly onClose: () => void
}

interface DrawerContent extends DiagnosticsDrawerProps {
  readonly title: string
  readonly bodyClass?: string | undefined
  /** Absent when there is nothing to copy. */
  readonly copy?: {
    readonly label: string
    readonly text: () => string
    readonly copied: string
    readonly failed: string
  }
  /** Next to the copy button. */
  readonly action?: ReactNode
  readonly children: ReactNode
}

/** A panel of diagnostics, which can be copied as text. */
export function DiagnosticsDrawer(props: DrawerContent) {
  const { open, onClose, title, bodyClass = '', copy, action, children } = props
  const button = copy && (
    <Button
      type={action ? 'primary' : 'default'}
      block={!action}
      onClick={() => void copyWithToast(copy.text(), copy)}
    >
      {copy.label}
    </Button>
  )
  return (
    <Drawer
      open={open}
      onClose={onClose}
      size={640}
      title={title}
      classNames={{ body: bodyClass }}
      footer={
        action ? (
          <div className={styles.actions}>
            {action}
            {button}
          </div>
        ) : (
          button
        )
      }
    >
      {children}
    </Drawer>
  )
}
