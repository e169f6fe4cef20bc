import type { SalesOfDistributor } from '@portal/protocol/calls/figures'
import { shownShare } from '@portal/protocol/rules/shown-share'
import { useTranslation } from 'react-i18next'
import { numberFormat } from '../../../../lib/format/intl-formats.ts'
import { ListRow, RowList } from '../../card/list-row.tsx'
import { useOpenList, useRowNames } from '../../card/list-rows.ts'
import { useFormats } from '../../card/use-formats.ts'
import { WidgetCard } from '../../card/widget-card.tsx'
import { type FigureFacts, figureList } from '../figures/figure-list.ts'
import { useHomeFigures } from '../figures/use-figures.tsx'
import type { WidgetProps } from '../widget-props.ts'

const conditionsOf = (figures: FigureFacts) => figureList('sales', figures)?.conditions ?? {}

/** The distributors with the highest sales this month, with their share of the target; a row opens its orders. */
export function TopDistributorsWidget({ widget }: WidgetProps) {
  const { t } = useTranslation('home')
  const { wholeMoney, tag } = useFormats()
  const { distributor } = useRowNames()
  const openList = useOpenList()
  const query = useHomeFigures()
  const { page } = widget
  const percent = numberFormat(tag, { style: 'percent', maximumFractionDigits: 0 })
  const ofTarget = ({ amount, target }: SalesOfDistributor) =>
    target
      ? t('topDistributors.ofTarget', { percent: percent.format(shownShare(amount / target)) })
      : undefined
  return (
    <WidgetCard
      widget={widget}
      query={query}
      isEmpty={({ distributors }) => distributors.length === 0}
      empty={t('topDistributors.none')}
      conditionsOf={conditionsOf}
    >
      {({ distributors, ...figures }) => {
        const conditions = conditionsOf(figures)
        return (
          <RowList>
            {distributors.map((one) => {
              const { distributorCode, distributorName, amount } = one
              return (
                <ListRow
                  key={distributorCode}
                  title={distributor(distributorName) || distributorCode}
                  meta={[distributorCode]}
                  aside={wholeMoney(amount)}
                  asideMeta={ofTarget(one)}
                  onOpen={page && (() => openList(page, { ...conditions, distributorCode }))}
                />
              )
            })}
          </RowList>
        )
      }}
    </WidgetCard>
  )
}
