import { FilterBar } from '@portal/page-kit/filter-bar'
import type { PortalBridge } from '@portal/sub-app-sdk/bridge'
import { PortalContext } from '@portal/sub-app-sdk/react'
import type { ComponentProps } from 'react'
import { useLanguage } from '../i18n/language-store.ts'
import { useMedia } from '../use-media.ts'

/** Of what a page has of the portal, the kit needs the language for its filters. */
const ownBridge = {
  snapshot: () => ({ language: useLanguage.getState().language }),
  on: (_event, listener: () => void) => useLanguage.subscribe(listener),
} as PortalBridge // what a list asks of it

interface ListFiltersProps extends Omit<ComponentProps<typeof FilterBar>, 'isPhone'> {
  readonly label: string
}

/** What narrows and orders a list of the portal. */
export function ListFilters({ label, ...bar }: ListFiltersProps) {
  const isPhone = useMedia('(width < 768px)')
  return (
    <PortalContext.Provider value={ownBridge}>
      <search aria-label={label}>
        <FilterBar {...bar} isPhone={isPhone} />
      </search>
    </PortalContext.Provider>
  )
}
