import { App } from 'antd'
import { useLayoutEffect } from 'react'
import { useDialogHost } from './dialogs.ts'
import { ToastHost } from './toast-host.tsx'

/** Shows the portal's dialogs and toasts; stands once below antd's configuration. */
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
