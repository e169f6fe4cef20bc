import { decode } from '@portal/protocol/rules/safe-addresses'
import { useSyncExternalStore } from 'react'

export const pages = ['class', 'world', 'requests', 'trouble'] as const
export type PageName = (typeof pages)[number]

/** Where the panel is: a page and the world, or worlds, that it shows. Kept in the address, so that a reload stays there. */
export interface Place {
  readonly page: PageName | 'projector'
  readonly worlds: string | undefined
  /** The call or path that a fault is created for. */
  readonly target?: string | undefined
}

const isPage = (name: string | undefined): name is Place['page'] =>
  name === 'projector' || pages.some((page) => page === name)

/** A damaged address names nothing. */
export function placeIn(hash: string): Place {
  const [page, worlds = '', target = ''] = hash.replace(/^#\/?/, '').split('/')
  return {
    page: isPage(page) ? page : 'class',
    worlds: decode(worlds) || undefined,
    target: decode(target) || undefined,
  }
}

export const hashOf = ({ page, worlds, target }: Place): string =>
  `#/${[page, worlds, target]
    .flatMap((part) => part ?? [])
    .map(encodeURIComponent)
    .join('/')}`

export const goTo = (place: Place): void => {
  window.location.hash = hashOf(place)
}

const onHashChange = (changed: () => void) => {
  window.addEventListener('hashchange', changed)
  return () => window.removeEventListener('hashchange', changed)
}

export const usePlace = (): Place => placeIn(useSyncExternalStore(onHashChange, () => window.location.hash))
