import { Button, type ButtonProps } from 'antd'
import { useConfirm } from './use-confirm.ts'

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
