import { loopbackEntry, type SubAppLink } from '@portal/protocol/rules/sub-app-link'
import type { SubAppName } from '@portal/protocol/systems'
import { getConfig } from '../../../lib/config/runtime-config.ts'
import { isSubAppName } from '../../../lib/config/systems.ts'
import { linkKey, readStored, writeStored } from '../../../lib/storage/stored.ts'

/** Sub-apps that this browser takes from its own machine, with the addresses of their pages. */
export type SubAppLinks = Readonly<Record<SubAppName, string>>

/**
 * Developers only: a portal in production takes its sub-apps from where its configuration says, and from nowhere else; so
 * does one in test unless it says otherwise.
 */
export function mayLink(): boolean {
  const { environment, linkSubApps = environment === 'development' } = getConfig()
  return linkSubApps && environment !== 'production'
}

/** Other pages of this origin can write to its storage: what is not this machine is refused here again. */
export function currentLinks(): SubAppLinks {
  if (!mayLink()) return {}
  const stored = (readStored(linkKey) ?? []).map((link) => link.split(' ', 2))
  return Object.fromEntries(
    stored.filter(([app = '', entry = '']) => isSubAppName(app) && loopbackEntry(entry) === entry),
  )
}

let atFirstOpening: SubAppLinks | undefined

/** The links of this load of the portal: later links of other windows don't mix with its pages. */
export function linksOfThisLoad(): SubAppLinks {
  atFirstOpening ??= currentLinks()
  return atFirstOpening
}

/** Adds or removes a link; it counts from the next load of the portal on, as the old pages are still there until then. */
export function noteLink({ app, entry }: SubAppLink): void {
  const { [app]: _before, ...others } = currentLinks()
  const links = entry === undefined ? others : { ...others, [app]: entry }
  writeStored(
    linkKey,
    Object.entries(links).map((link) => link.join(' ')),
  )
}
