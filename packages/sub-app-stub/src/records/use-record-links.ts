import type { BusinessUnit } from '@portal/protocol/entities/business-unit'
import { recordAddress } from '@portal/protocol/rules/record-address'
import { usePortal } from '@portal/sub-app-sdk/react'
import { App } from 'antd'
import { fill, type Noun, useTexts } from '../i18n/texts.ts'
import { useMenus } from '../menus/use-menu-pages.ts'
import { type LinkedRecord, type Place, recordPlaces } from './record-places.ts'

const nouns: Readonly<Record<LinkedRecord, Noun>> = {
  ...{ order: 'order', retailOrder: 'order', project: 'project', contract: 'contract' },
  ...{ waitingContract: 'contract', distributor: 'dealer', store: 'store' },
}

type RecordOpener = (() => Promise<void>) | undefined

type RecordLinks = (kind: LinkedRecord, number: string, unit: BusinessUnit | null) => RecordOpener

/**
 * Opens a record's page by its number, in whichever sub-app has it; undefined for records outside the user's menus.
 * @param isNeeded whether there is anything to open
 */
export function useRecordLinks(isNeeded: boolean): RecordLinks {
  const texts = useTexts()
  const placeOf = usePlaces(isNeeded)
  const open = useOpenPlace()
  return (kind, number, unit) => {
    const place = placeOf(kind, unit)
    if (!place || number === '') return undefined
    const title = fill(texts.list.recordTitle, { noun: texts.nouns[nouns[kind]].title, number })
    return () => open(place, recordAddress(place.list, number), title)
  }
}

type RecordListLinks = (
  kind: LinkedRecord,
  conditions: Readonly<Record<string, string>>,
  unit: BusinessUnit | null,
) => RecordOpener

/** The same for the list of the records that meet conditions. */
export function useRecordListLinks(isNeeded: boolean): RecordListLinks {
  const placeOf = usePlaces(isNeeded)
  const open = useOpenPlace()
  return (kind, conditions, unit) => {
    const place = placeOf(kind, unit)
    if (!place) return undefined
    const search = new URLSearchParams(conditions)
    if (unit && place.unit === undefined) search.set('businessUnit', unit)
    return () => open(place, `${place.list}?${search}`, '')
  }
}

function usePlaces(isNeeded: boolean) {
  const mayOpen = useMenus(isNeeded)
  return (kind: LinkedRecord, unit: BusinessUnit | null) =>
    recordPlaces[kind].find(
      (one) => mayOpen?.(one.app, one.list) && (one.unit === undefined || one.unit === unit),
    )
}

function useOpenPlace() {
  const portal = usePortal()
  const { page } = useTexts()
  const { message } = App.useApp()
  return async ({ app }: Place, path: string, title: string): Promise<void> => {
    const result = await portal.openTab({ app, path, title })
    if (result === 'refused-permission') void message.error(page.refused)
  }
}
