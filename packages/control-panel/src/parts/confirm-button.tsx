import { Button, type ButtonProps } from 'antd'
import { useConfirm } from './use-confirm.ts'

interface ConfirmButtonProps extends Omit<ButtonProps, 'onClick'> {
  /** The question, and what there is to know before it is answered. */
  readonly ask: string
  readonly detail?: string
  /** What the button of the question says that goes on. */
  readonly goOn: string
  readonly onConfirm: () => void
}

/** A button for what cannot be undone: it asks first. */
export function ConfirmButton({ ask, detail, goOn, onConfirm, ...button }: ConfirmButtonProps) {
  const confirm = useConfirm()
  return (
    <Button
      {...button}
      onClick={() =>
        confirm({
          title: ask,
          goOn,
          isDanger: true,
          onConfirm,
          ...(detail === undefined ? {} : { detail }),
        })
      }
    />
  )
}
