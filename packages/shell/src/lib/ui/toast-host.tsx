import { App } from 'antd'
import { useEffect } from 'react'
import { toastsShownBy } from './toasts.ts'

/** Texts of a server may hold long words, e.g. addresses. */
const anyLength = { overflowWrap: 'anywhere' } as const

/** Shows every toast of the portal, also those that came before it. */
export function ToastHost() {
  const { message } = App.useApp()
  useEffect(
    () =>
      toastsShownBy(({ kind, text, seconds }) => {
        // The key lets many calls that fail alike at once speak with one voice.
        void message.open({
          key: kind + text,
          type: kind,
          content: text,
          duration: seconds,
          style: anyLength,
        })
      }),
    [message],
  )
  return null
}
