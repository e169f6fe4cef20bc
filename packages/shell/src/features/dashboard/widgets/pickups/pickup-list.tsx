import type { Pickup } from '@portal/protocol/calls/pickup'
import { useTranslation } from 'react-i18next'
import { StatusChip, type Tone } from '../../../../lib/ui/status-chip.tsx'
import { ListRow, RowList } from '../../card/list-row.tsx'
import { isEmpty, type Rows } from '../../card/rows-answer.ts'
import { useFormats } from '../../card/use-formats.ts'
import { useMeanings } from '../../card/use-meanings.ts'
import { useRowNames } from '../../card/use-row-names.ts'
import type { WidgetQuery } from '../../card/use-widget-query.ts'
import { WidgetCard } from '../../card/widget-card.tsx'
import type { WidgetProps } from '../widget-props.ts'

const tones: Readonly<Record<Pickup['status'], Tone>> = {
  requested: 'warning',
  booked: 'active',
  loading: 'active',
  collected: 'success',
  cancelled: 'neutral',
}

interface PickupListProps extends WidgetProps {
  readonly title: string
  readonly query: WidgetQuery<Rows<Omit<Pickup, 'businessUnit'>>>
}

/** Pick-ups with the day and the place where the goods are collected. */
export function PickupList({ title, widget, query }: PickupListProps) {
  const { t } = useTranslation('home')
  const { distributor } = useRowNames()
  const { day } = useFormats()
  const status = useMeanings('PICKUP_STATUS')
  return (
    <WidgetCard title={title} widget={widget} query={query} isEmpty={isEmpty} empty={t('pickups.none')}>
      {({ rows }) => (
        <RowList>
          {rows.map((one) => (
            <ListRow
              key={one.pickupId}
              title={one.pickupNo}
              meta={[one.warehouse, distributor(one.distributorName)]}
              aside={<StatusChip tone={tones[one.status]}>{status(one.status)}</StatusChip>}
              asideMeta={day(one.pickupDate)}
            />
          ))}
        </RowList>
      )}
    </WidgetCard>
  )
}
