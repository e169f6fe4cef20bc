import { Button, Modal } from 'antd'
import type { ReactNode } from 'react'
import { sessionLayer } from '../../lib/ui/dialogs.ts'

interface SessionDialogProps {
  readonly title: string
  readonly okText: string
  readonly onOk: () => void
  /** The way on is being tried. */
  readonly busy?: boolean
  /** It leaves; the buttons to continue are above. */
  readonly isOut?: boolean
  /** Another way, e.g. out. */
  readonly other?: { readonly text: string; readonly go: () => void }
  readonly children?: ReactNode
}

/**
 * There is no way but its buttons: neither a click outside nor Escape closes it (specification §5). What the session has shown is
 * hidden behind it: another person may sit here now.
 */
export function SessionDialog(props: SessionDialogProps) {
  const { title, okText, onOk, busy = false, isOut = false, other, children } = props
  return (
    <Modal
      open
      centered
      title={title}
      closable={false}
      mask={{ closable: false }}
      keyboard={false}
      zIndex={sessionLayer}
      styles={{ mask: { background: 'var(--color-page)' }, footer: { marginTop: 'var(--space-4)' } }}
      footer={
        <>
          {other && <Button onClick={other.go}>{other.text}</Button>}
          {/* Enter goes on, never out. */}
          <Button
            type={isOut ? 'default' : 'primary'}
            autoFocus={other !== undefined}
            loading={busy}
            onClick={onOk}
          >
            {okText}
          </Button>
        </>
      }
    >
      {children}
    </Modal>
  )
}
