import { isMisbehaviour, type Misbehaviour } from '@portal/protocol/control/misbehaviours'
import type { PortalBridge } from '@portal/sub-app-sdk/bridge'
import { bridgeProperty } from '@portal/sub-app-sdk/connect'
import type { SubAppLifecycles } from '@portal/sub-app-sdk/lifecycle'
import { misbehaveAt } from './misbehaviours.ts'

/**
 * The misbehaviours of a stand-in: `?misbehave=slow-start` in a page's address, or `data-misbehave` in its HTML;
 * separated by commas. Unknown ones are ignored.
 */
const misbehavioursIn = (text: string): readonly Misbehaviour[] => text.split(',').filter(isMisbehaviour)

/** Those in the path of a page. */
export const misbehavioursOf = (path: string): readonly Misbehaviour[] =>
  misbehavioursIn(new URLSearchParams(path.split('?')[1] ?? '').get('misbehave') ?? '')

interface BootstrapProps {
  readonly container?: HTMLElement
  readonly [bridgeProperty]?: PortalBridge
}

/** Those in the page's address and its HTML. */
export const requestedMisbehaviours = (bridge: PortalBridge | undefined, container: Element | undefined) => [
  ...misbehavioursOf(bridge?.initialPath ?? ''),
  ...misbehavioursIn(container?.querySelector<HTMLElement>('[data-misbehave]')?.dataset.misbehave ?? ''),
]

/** How a portal looks to a sub-app that was built for another version of the bridge. */
function withOtherVersion(props: BootstrapProps): BootstrapProps {
  const { portalBridge, container } = props
  if (!portalBridge) return props
  const asked = requestedMisbehaviours(portalBridge, container)
  const ahead = Number(asked.includes('old-bridge')) - Number(asked.includes('new-bridge'))
  return ahead === 0
    ? props
    : { ...props, portalBridge: { ...portalBridge, version: portalBridge.version + ahead } }
}

/** Lifecycles that fail or take long before the first page, or fail after the last, on request. */
export const misbehavingLifecycles = (lifecycles: SubAppLifecycles): SubAppLifecycles => ({
  ...lifecycles,
  // The portal gives each lifecycle the same properties.
  async bootstrap(props: BootstrapProps = {}) {
    await misbehaveAt('bootstrap', requestedMisbehaviours(props[bridgeProperty], props.container))
    await lifecycles.bootstrap()
  },
  mount: (props: BootstrapProps) => lifecycles.mount(withOtherVersion(props)),
  async unmount(props: BootstrapProps) {
    const asked = requestedMisbehaviours(props[bridgeProperty], props.container)
    await lifecycles.unmount(props)
    await misbehaveAt('unmount', asked)
  },
})
