import { App, Input } from 'antd'
import { useTexts } from '../texts/texts.ts'
import { copyText } from './copy-text.ts'

/** Copies a text and reports that; if the browser refuses, the text is shown, selected. */
export function useCopy() {
  const text = useTexts()
  const { message, modal } = App.useApp()
  return async (copied: string) => {
    if (await copyText(copied)) {
      message.success(text('copied'))
      return
    }
    modal.info({
      title: text('copyByHand'),
      content: (
        <Input.TextArea
          autoFocus
          readOnly
          autoSize={{ maxRows: 12 }}
          aria-label={text('copyByHand')}
          value={copied}
          onFocus={({ target }) => target.select()}
        />
      ),
      focusable: { autoFocusButton: null },
      width: 560,
    })
  }
}
