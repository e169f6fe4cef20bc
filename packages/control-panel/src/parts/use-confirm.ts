import { App } from 'antd'

interface Question {
  readonly title: string
  readonly detail?: string
  /** What the button does that goes on. */
  readonly goOn: string
  readonly isDanger?: boolean
  readonly onConfirm: () => void
}

/** Asks before something that cannot be undone, in a dialog that takes the focus and gives it back. */
export function useConfirm() {
  const { modal } = App.useApp()
  return ({ title, detail, goOn, isDanger = false, onConfirm }: Question) => {
    let isConfirmed = false
    modal.confirm({
      title,
      content: detail,
      okText: goOn,
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
