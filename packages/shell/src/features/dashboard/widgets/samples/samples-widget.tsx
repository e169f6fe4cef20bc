import type { SampleOrder } from '@portal/protocol/calls/bathroom'
import { useTranslation } from 'react-i18next'
import { StatusChip, type Tone } from '../../../../lib/ui/status-chip.tsx'
import { api } from '../../../../session/api.ts'
import { ListRow, RowList } from '../../card/list-row.tsx'
import { isEmpty, pagedRows, shownRows } from '../../card/rows-answer.ts'
import { useFormats } from '../../card/use-formats.ts'
import { useMeanings } from '../../card/use-meanings.ts'
import { useWidgetQuery } from '../../card/use-widget-query.ts'
import { WidgetCard } from '../../card/widget-card.tsx'
import type { WidgetProps } from '../widget-props.ts'

const tones: Readonly<Record<SampleOrder['status'], Tone>> = {
  requested: 'warning',
  shipped: 'active',
  displayed: 'success',
}

/** The newest sample orders of the bathroom showrooms. */
export function SamplesWidget({ widget }: WidgetProps) {
  const { t } = useTranslation('home')
  const { day } = useFormats()
  const status = useMeanings('SAMPLE_STATUS')
  const query = useWidgetQuery(['samples'], async (options) =>
    pagedRows(await api.bathSamplePage({ query: { current: 1, size: shownRows } }, options)),
  )
  return (
    <WidgetCard
      title={t('titles.samples')}
      widget={widget}
      query={query}
      isEmpty={isEmpty}
      empty={t('samples.none')}
    >
      {({ rows }) => (
        <RowList>
          {rows.map((one) => (
            <ListRow
              key={one.sampleId}
              title={one.storeName}
              meta={[one.sampleNo, t('pieces', { count: one.quantity })]}
              aside={<StatusChip tone={tones[one.status]}>{status(one.status)}</StatusChip>}
              asideMeta={day(one.requestedAt)}
            />
          ))}
        </RowList>
      )}
    </WidgetCard>
  )
}
