import { Button, Modal } from 'antd'
import type { ReactNode } from 'react'
import { sessionLayer } from '../lib/ui/dialogs.ts'

interface SessionDialogProps {
  readonly title: string
  readonly okText: string
  readonly onOk: () => void
  /** Whether an attempt to continue is in progress. */
  readonly busy?: boolean
  /** The button leaves the session; those that continue it are above. */
  readonly isOut?: boolean
  /** An alternative, e.g. signing out. */
  readonly other?: { readonly text: string; readonly go: () => void }
  readonly children?: ReactNode
}

/**
 * Closes by its buttons only, not by a click outside or Escape (specification §5). Hides the session's content: another
 * person may be using this device now.
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
          {/* Enter continues, never signs out. */}
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
