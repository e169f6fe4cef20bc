import { loopbackEntry, type SubAppLink } from '@portal/protocol/rules/sub-app-link'
import type { SubAppName } from '@portal/protocol/systems'
import { getConfig } from '../../../lib/config/runtime-config.ts'
import { isSubAppName } from '../../../lib/config/systems.ts'
import { linkKey, readStored, writeStored } from '../../../lib/storage/stored.ts'

/** Sub-apps that this browser loads from its own machine, with the addresses of their pages. */
export type SubAppLinks = Readonly<Record<SubAppName, string>>

/**
 * For developers only: in production, and in test unless configured otherwise, sub-apps come only from the configured
 * addresses.
 */
export function mayLink(): boolean {
  const { environment, linkSubApps = environment === 'development' } = getConfig()
  return linkSubApps && environment !== 'production'
}

/**
 * Other pages of this origin can write to its storage, so addresses that aren't this machine are refused here again.
 */
export function currentLinks(): SubAppLinks {
  if (!mayLink()) return {}
  const stored = (readStored(linkKey) ?? []).map((link) => link.split(' ', 2))
  return Object.fromEntries(
    stored.filter(([app = '', entry = '']) => isSubAppName(app) && loopbackEntry(entry) === entry),
  )
}

let atFirstOpening: SubAppLinks | undefined

/** The links of this page load: later links of other windows don't mix with its pages. */
export function linksOfThisLoad(): SubAppLinks {
  atFirstOpening ??= currentLinks()
  return atFirstOpening
}

/** Adds or removes a link; takes effect with the next load of the portal, as the old pages exist until then. */
export function noteLink({ app, entry }: SubAppLink): void {
  const { [app]: _before, ...others } = currentLinks()
  const links = entry === undefined ? others : { ...others, [app]: entry }
  writeStored(
    linkKey,
    Object.entries(links).map((link) => link.join(' ')),
  )
}
