import { unitFilter } from '@portal/protocol/rules/business-units'
import { useTranslation } from 'react-i18next'
import { api } from '../../../../session/api.ts'
import { pagedRows, shownRows } from '../../card/rows-answer.ts'
import { useWidgetQuery } from '../../card/use-widget-query.ts'
import type { WidgetProps } from '../widget-props.ts'
import { PickupList } from './pickup-list.tsx'

/** The newest pick-ups of sales orders in the user's business units. */
export function PickupsWidget({ widget }: WidgetProps) {
  const { t } = useTranslation('home')
  const businessUnit = unitFilter(widget.units)
  const query = useWidgetQuery(['pickups', businessUnit], async (options) =>
    pagedRows(await api.pickOrderList({ query: { current: 1, size: shownRows, businessUnit } }, options)),
  )
  return <PickupList title={t('titles.pickups')} widget={widget} query={query} />
}
