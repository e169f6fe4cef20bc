import { useTranslation } from 'react-i18next'
import { api } from '../../../../session/api.ts'
import { pagedRows, shownRows } from '../../card/rows-answer.ts'
import { useWidgetQuery } from '../../card/use-widget-query.ts'
import type { WidgetProps } from '../widget-props.ts'
import { PickupList } from './pickup-list.tsx'

/** The newest pick-ups of wall products. */
export function RetailPickupsWidget({ widget }: WidgetProps) {
  const { t } = useTranslation('home')
  const query = useWidgetQuery(['retailPickups'], async (options) =>
    pagedRows(await api.wyPickupPage({ query: { current: 1, size: shownRows } }, options)),
  )
  return <PickupList title={t('titles.retailPickups')} widget={widget} query={query} />
}
