import {
  type BridgeVersions,
  bridgeVersion,
  bridgeVersionError,
  type PortalBridge,
  type PortalEvent,
  type PortalListener,
} from './bridge.ts'

/** Name of the property under which the portal hands its bridge to a sub-app's lifecycles. */
export const bridgeProperty = 'portalBridge'

/** Property of `window` under which `startSubApp` offers a sub-app's lifecycles: qiankun takes those of the property set last. */
export const lifecyclesProperty = 'portalSubApp'

export interface PortalConnection {
  readonly bridge: PortalBridge
  /** Ends every subscription made through the bridge; a forgotten one would keep the whole sub-app in memory. */
  disconnect(): void
}

/**
 * Takes the bridge from the properties that a sub-app is mounted with.
 * @throws Error when there is none; one named BridgeVersionError when the two use different versions of the bridge.
 */
export function connectPortal(props: unknown): PortalConnection {
  const portal = bridgeOf(props)
  const subscriptions = new Set<() => void>()

  function on<Event extends PortalEvent>(event: Event, listener: PortalListener<Event>) {
    const unsubscribe = portal.on(event, listener)
    const end = () => {
      if (subscriptions.delete(end)) unsubscribe()
    }
    subscriptions.add(end)
    return end
  }

  return {
    bridge: { ...laterMembers, ...portal, on },
    disconnect() {
      for (const end of [...subscriptions]) end()
    },
  }
}

/**
 * What version 1 got after its first release: an earlier portal passes none of it, and a page that uses it then fails
 * with an explanation.
 */
const laterMembers: Pick<PortalBridge, 'lookups' | 'navigate' | 'notify'> = {
  lookups: () => tooOldFor('lookups'),
  navigate: async () => tooOldFor('navigate'),
  notify: () => tooOldFor('notify'),
}

function tooOldFor(member: string): never {
  throw new Error(`The portal is too old for ${member}: its bridge has no such function yet.`)
}

function bridgeOf(props: unknown): PortalBridge {
  const portal = isRecord(props) ? props[bridgeProperty] : undefined
  if (!isRecord(portal)) {
    throw new Error(`The portal passed no bridge: expected an object in the property ${bridgeProperty}.`)
  }
  const { version } = portal
  if (version !== bridgeVersion) {
    const versions: BridgeVersions = { portalVersion: version, subAppVersion: bridgeVersion }
    throw Object.assign(new Error(versionMessage(version)), { name: bridgeVersionError, ...versions })
  }
  // Version 1 is exactly this interface; the portal's types are checked against it.
  return portal as unknown as PortalBridge
}

function versionMessage(version: unknown): string {
  const versions = `the portal speaks bridge version ${String(version)}, this sub-app version ${bridgeVersion}`
  if (typeof version !== 'number') return `The bridge has no valid version: ${versions}.`
  const outdated = version > bridgeVersion ? 'The sub-app' : 'The portal'
  return `${outdated} is too old: ${versions}.`
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
