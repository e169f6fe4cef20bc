import { Button, Modal } from 'antd'
import type { ReactNode } from 'react'

/** Over everything that a sub-app may show. */
const zIndex = 2_000

interface SessionDialogProps {
  readonly title: string
  readonly okText: string
  readonly onOk: () => void
  readonly children?: ReactNode
}

/**
 * There is one way on: neither a click outside nor Escape closes it (specification §5). What the session has shown is
 * hidden behind it: whoever sits here now may be somebody else.
 */
export function SessionDialog({ title, okText, onOk, children }: SessionDialogProps) {
  return (
    <Modal
      open
      title={title}
      closable={false}
      mask={{ closable: false }}
      keyboard={false}
      zIndex={zIndex}
      styles={{ mask: { background: 'var(--color-page)' } }}
      footer={
        <Button type="primary" onClick={onOk}>
          {okText}
        </Button>
      }
    >
      {children}
    </Modal>
  )
}
