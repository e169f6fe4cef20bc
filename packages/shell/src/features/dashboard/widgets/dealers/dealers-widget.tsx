import { useTranslation } from 'react-i18next'
import { StatusChip } from '../../../../lib/ui/status-chip.tsx'
import { api } from '../../../../session/api.ts'
import { ListRow, RowList } from '../../card/list-row.tsx'
import { isEmpty, pagedRows, shownRows, totalOf } from '../../card/rows-answer.ts'
import { useMeanings } from '../../card/use-meanings.ts'
import { useWidgetQuery } from '../../card/use-widget-query.ts'
import { WidgetCard } from '../../card/widget-card.tsx'
import type { WidgetProps } from '../widget-props.ts'
import { frozenFirst } from './frozen-first.ts'

/** Dealers among whom the frozen ones are looked for. */
const size = 500

/** The distributors of bathroom ware, those with a frozen account in front. */
export function DealersWidget({ widget }: WidgetProps) {
  const { t } = useTranslation('home')
  const level = useMeanings('DEALER_LEVEL')
  const query = useWidgetQuery(['dealers'], async (options) =>
    pagedRows(await api.bathDealerPage({ query: { current: 1, size } }, options)),
  )
  return (
    <WidgetCard
      title={t('titles.dealers')}
      widget={widget}
      query={query}
      countOf={totalOf}
      isEmpty={isEmpty}
      empty={t('dealers.none')}
    >
      {({ rows }) => (
        <RowList>
          {frozenFirst(rows)
            .slice(0, shownRows)
            .map((one) => (
              <ListRow
                key={one.distributorId}
                title={one.distributorName}
                meta={[one.distributorCode, one.city]}
                aside={one.frozen === 'Y' && <StatusChip tone="error">{t('dealers.frozen')}</StatusChip>}
                asideMeta={one.level && level(one.level)}
              />
            ))}
        </RowList>
      )}
    </WidgetCard>
  )
}
