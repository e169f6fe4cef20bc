import { App, Button } from 'antd'
import { useEffect, useLayoutEffect } from 'react'
import { useDialogHost } from './dialogs.ts'
import { registerToastHost } from './toasts.ts'

/** Server texts may contain long words, e.g. addresses. */
const anyLength = { overflowWrap: 'anywhere' } as const

/** Shows every toast of the portal, including earlier ones. */
function ToastHost() {
  const { message } = App.useApp()
  useEffect(
    () =>
      registerToastHost(({ kind, text, detail, seconds, until, action, isAnswer = false }) => {
        // The key merges the toasts of simultaneous calls with the same failure.
        const key = kind + text
        const act = () => {
          message.destroy(key)
          action?.run()
        }
        if (isAnswer) message.destroy(key)
        void until?.finally(() => message.destroy(key))
        void message.open({
          key,
          type: kind,
          content: action ? (
            <>
              {text}
              {detail && <span aria-hidden> · {detail}</span>}
              <Button type="link" size="small" onClick={act}>
                {action.label}
              </Button>
            </>
          ) : (
            text
          ),
          duration: until ? 0 : seconds,
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
