import { once } from '@portal/protocol/once'
import { loopbackEntry, type SubAppLink, subAppHosts } from '@portal/protocol/rules/sub-app-link'
import type { SubAppName } from '@portal/protocol/systems'
import { getConfig, isSubAppName } from '../../../lib/config/runtime-config.ts'
import { subAppHost } from '../../../lib/config/sub-app-config.ts'
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
  return Object.fromEntries(storedLinks().map(({ app, entry }) => [app, entry]))
}

function storedLinks() {
  if (!mayLink()) return []
  return (readStored(linkKey) ?? []).flatMap((link) => {
    const [app = '', entry = '', named] = link.split(' ', 3)
    const host = subAppHosts.find((one) => one === named)
    return isSubAppName(app) && loopbackEntry(entry) === entry ? [{ app, entry, host }] : []
  })
}

const linksAtFirstOpening = once(storedLinks)

/** A link of this page load: later links of other windows don't mix with its pages. */
export const linkOfThisLoad = (app: SubAppName) => linksAtFirstOpening().find((link) => link.app === app)

/** What hosts the pages of a sub-app, by its link if it has one. */
export const hostOfSubApp = (app: SubAppName) => subAppHost(app, linkOfThisLoad(app))

/** Adds or removes a link; takes effect with the next load of the portal, as the old pages exist until then. */
export function noteLink(link: SubAppLink): void {
  const others = storedLinks().filter(({ app }) => app !== link.app)
  writeStored(
    linkKey,
    [...others, link].flatMap(({ app, entry, host }) =>
      entry === undefined ? [] : [[app, entry, ...(host ? [host] : [])].join(' ')],
    ),
  )
}
