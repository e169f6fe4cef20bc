import { isSubAppName } from '@portal/protocol/systems'
import { startSubApp } from '@portal/sub-app-sdk/start'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'

startSubApp((container, bridge) => {
  const element = container.querySelector<HTMLElement>('[data-sub-app]')
  const identity = element?.dataset.subApp ?? ''
  if (!element || !isSubAppName(identity)) {
    throw new Error(
      `The page names no sub-app: expected data-sub-app to be oms, ltc, czdp or dp, got "${identity}".`,
    )
  }
  const root = createRoot(element)
  root.render(<App bridge={bridge} identity={identity} popups={element} />)
  return () => root.unmount()
})
