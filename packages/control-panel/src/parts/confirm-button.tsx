import { App, Button, type ButtonProps } from 'antd'

interface Question {
  readonly title: string
  readonly detail?: string
  /** What the confirming button does. */
  readonly confirmLabel: string
  readonly isDanger?: boolean
  readonly onConfirm: () => void
}

/** Asks before an irreversible action, in a dialog that takes and restores the focus. */
export function useConfirm() {
  const { modal } = App.useApp()
  return ({ title, detail, confirmLabel, isDanger = false, onConfirm }: Question) => {
    let isConfirmed = false
    modal.confirm({
      title,
      content: detail,
      okText: confirmLabel,
      okButtonProps: { danger: isDanger },
      onOk() {
        isConfirmed = true
      },
      // Only then the focus is back where it was.
      afterClose() {
        if (isConfirmed) onConfirm()
      },
    })
  }
}

interface ConfirmButtonProps extends Omit<ButtonProps, 'onClick'> {
  /** The question, with what to know before answering. */
  readonly ask: string
  readonly detail?: string
  /** Label of the confirming button. */
  readonly confirmLabel: string
  readonly onConfirm: () => void
}

/** A button for an irreversible action: it asks for confirmation. */
export function ConfirmButton({ ask, detail, confirmLabel, onConfirm, ...button }: ConfirmButtonProps) {
  const confirm = useConfirm()
  return (
    <Button
      {...button}
      onClick={() =>
        confirm({
          title: ask,
          confirmLabel,
          isDanger: true,
          onConfirm,
          ...(detail === undefined ? {} : { detail }),
        })
      }
    />
  )
}
