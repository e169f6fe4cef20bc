import { App } from 'antd'
import { useEffect, useLayoutEffect } from 'react'
import { useDialogHost } from './dialogs.ts'
import { registerToastHost } from './toasts.ts'

/** Texts of a server may hold long words, e.g. addresses. */
const anyLength = { overflowWrap: 'anywhere' } as const

/** Shows every toast of the portal, also those that came before it. */
function ToastHost() {
  const { message } = App.useApp()
  useEffect(
    () =>
      registerToastHost(({ kind, text, seconds }) => {
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

/** Shows the portal's dialogs and toasts; mounted once below antd's configuration. */
export function DialogHost() {
  return (
    <App component={false}>
      <ToastHost />
      <GivenDialogs />
    </App>
  )
}

function GivenDialogs() {
  const dialogs = App.useApp()
  useLayoutEffect(() => {
    useDialogHost.setState({ dialogs })
    return () => useDialogHost.setState({ dialogs: undefined })
  }, [dialogs])
  return null
}
