import { App } from 'antd'
import { useLayoutEffect } from 'react'
import { useDialogHost } from './dialogs.ts'
import { ToastHost } from './toast-host.tsx'

/** Shows the portal's dialogs, toasts and notifications; stands once below antd's configuration. */
export function DialogHost() {
  return (
    // Notifications stay bottom-right until they are closed (specification §9).
    <App component={false} notification={{ placement: 'bottomRight', duration: false }}>
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
