import { isSpecifiedSubApp, type SpecifiedSubApp } from '@portal/protocol/systems'
import { idPrefix } from '@portal/sub-app-sdk/react'
import { startSubApp } from '@portal/sub-app-sdk/start'
import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { createPageQueries } from './backend/portal-client.ts'
import { signOn, withoutCode } from './backend/sign-on.ts'
import { misbehavingLifecycles, requestedMisbehaviours } from './misbehave/lifecycles.ts'
import { misbehaveAfterwards, misbehaveAt } from './misbehave/misbehaviours.ts'

/** The sub-app's root element; it names the stand-in. */
function placeIn(container: HTMLElement): { element: HTMLElement; identity: SpecifiedSubApp } {
  const element = container.querySelector<HTMLElement>('[data-sub-app]')
  const identity = element?.dataset.subApp ?? ''
  if (!element || !isSpecifiedSubApp(identity)) {
    throw new Error(
      `The page names no sub-app: expected data-sub-app to be oms, ltc, czdp or dp, got "${identity}".`,
    )
  }
  return { element, identity }
}

/** A page that draws itself once and then meets an error that React cannot recover from. */
function BrokenPage() {
  const [isBroken, setBroken] = useState(false)
  useEffect(() => setBroken(true), [])
  if (isBroken) throw new Error('Planned misbehaviour: render')
  return null
}

startSubApp(
  async (container, bridge) => {
    const { element, identity } = placeIn(container)
    const misbehaviours = requestedMisbehaviours(bridge, container)
    await misbehaveAt('mount', misbehaviours)
    // Ids are the whole document's, which several pages share.
    const root = createRoot(element, { identifierPrefix: idPrefix(bridge) })
    const queries = createPageQueries(bridge)
    // Synchronously: a frame without the page would only delay it.
    flushSync(() =>
      root.render(
        <QueryClientProvider client={queries}>
          <App bridge={bridge} identity={identity} />
          {misbehaviours.includes('throw-render') && <BrokenPage />}
        </QueryClientProvider>,
      ),
    )
    misbehaveAfterwards(misbehaviours, bridge, container)
    return () => {
      root.unmount()
      queries.clear()
    }
  },
  async (address) => {
    const shown = withoutCode(address)
    if (shown !== address) history.replaceState(null, '', shown)
    try {
      return await signOn(address, placeIn(document.body).identity)
    } catch (error) {
      window.reportError(error)
      return shown // its calls then report a missing session
    }
  },
)

if (window.portalSubApp) window.portalSubApp = misbehavingLifecycles(window.portalSubApp)
