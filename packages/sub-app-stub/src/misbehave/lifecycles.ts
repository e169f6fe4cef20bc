import type { PortalBridge } from '@portal/sub-app-sdk/bridge'
import { bridgeProperty } from '@portal/sub-app-sdk/connect'
import type { SubAppLifecycles } from '@portal/sub-app-sdk/lifecycle'
import { misbehavioursIn, misbehavioursOf } from './kinds.ts'
import { misbehaveAtStart } from './mischief.ts'

interface BootstrapProps {
  readonly container?: HTMLElement
  readonly [bridgeProperty]?: PortalBridge
}

/** What the page's address and the page that it is served with ask for. */
export const askedFor = (bridge: PortalBridge | undefined, container: Element | undefined) => [
  ...misbehavioursOf(bridge?.initialPath ?? ''),
  ...misbehavioursIn(container?.querySelector<HTMLElement>('[data-misbehave]')?.dataset.misbehave ?? ''),
]

/** Lifecycles that fail or take long before the first page where that is asked for. */
export const misbehavingLifecycles = (lifecycles: SubAppLifecycles): SubAppLifecycles => ({
  ...lifecycles,
  // The portal gives each lifecycle the same properties.
  async bootstrap(props: BootstrapProps = {}) {
    await misbehaveAtStart(askedFor(props[bridgeProperty], props.container))
    await lifecycles.bootstrap()
  },
})
