import type { BusinessUnit } from '@portal/protocol/entities/business-unit'
import { recordAddress } from '@portal/protocol/rules/record-address'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { fill, type Noun, useTexts } from '../i18n/texts.ts'
import { useMenus } from '../menus/use-menu-pages.ts'
import styles from '../page/page.module.css'
import { useOpenPage } from '../page/use-open-page.ts'
import { type LinkedRecord, recordPlaces } from './record-places.ts'

const nouns: Readonly<Record<LinkedRecord, Noun>> = {
  ...{ order: 'order', retailOrder: 'order', project: 'project', contract: 'contract' },
  ...{ waitingContract: 'contract', distributor: 'dealer', store: 'store' },
}

/**
 * Opens a record's page by its number, or the list of the records that meet conditions, in whichever sub-app has it;
 * undefined for those outside the user's menus.
 * @param isNeeded whether there is anything to open
 */
export function useRecordLinks(isNeeded: boolean) {
  const texts = useTexts()
  const mayOpen = useMenus(isNeeded)
  const openPage = useOpenPage()
  const placeOf = (kind: LinkedRecord, unit: BusinessUnit | null) =>
    recordPlaces[kind].find(
      (one) => mayOpen?.(one.app, one.list) && (one.unit === undefined || one.unit === unit),
    )
  return {
    toRecord(kind: LinkedRecord, number: string, unit: BusinessUnit | null) {
      const place = placeOf(kind, unit)
      if (!place || number === '') return undefined
      const title = fill(texts.list.recordTitle, { noun: texts.nouns[nouns[kind]].title, number })
      return () => openPage(recordAddress(place.list, number), title, place.app)
    },
    toList(kind: LinkedRecord, conditions: Readonly<Record<string, string>>, unit: BusinessUnit | null) {
      const place = placeOf(kind, unit)
      if (!place) return undefined
      const search = new URLSearchParams(conditions)
      if (unit && place.unit === undefined) search.set('businessUnit', unit)
      return () => openPage(`${place.list}?${search}`, '', place.app)
    },
  }
}

interface RecordLinkProps {
  readonly onOpen: () => void
  readonly children: ReactNode
}

/** The name of a record, as a link. */
export const RecordLink = ({ onOpen, children }: RecordLinkProps) => (
  <Button type="link" className={styles.link ?? ''} onClick={onOpen}>
    {children}
  </Button>
)
