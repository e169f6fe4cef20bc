import { unitFilter } from '@portal/protocol/rules/business-units'
import { useTranslation } from 'react-i18next'
import { api } from '../../../../session/api.ts'
import { ListRow, RowList } from '../../card/list-row.tsx'
import { countedRows, isEmpty, shownRows, totalOf } from '../../card/rows-answer.ts'
import { useFormats } from '../../card/use-formats.ts'
import { useRowNames } from '../../card/use-row-names.ts'
import { useWidgetQuery } from '../../card/use-widget-query.ts'
import { WidgetCard } from '../../card/widget-card.tsx'
import type { WidgetProps } from '../widget-props.ts'

/** Contracts of the user's business units that wait to be registered, newest first. */
export function ContractsWidget({ widget }: WidgetProps) {
  const { t } = useTranslation('home')
  const { distributor } = useRowNames()
  const { shortMoney, day } = useFormats()
  const businessUnit = unitFilter(widget.units)
  const query = useWidgetQuery(['contracts', businessUnit], async (options) =>
    countedRows(
      await api.contractWaitRegisterPagination(
        { body: { pageIndex: 1, pageRows: shownRows, businessUnit } },
        options,
      ),
    ),
  )
  return (
    <WidgetCard
      title={t('titles.contracts')}
      widget={widget}
      query={query}
      countOf={totalOf}
      isEmpty={isEmpty}
      empty={t('contracts.none')}
    >
      {({ rows }) => (
        <RowList>
          {rows.map((one) => (
            <ListRow
              key={one.contractId}
              title={one.projectName}
              meta={[one.contractNo, distributor(one.distributorName)]}
              aside={shortMoney(one.amount)}
              asideMeta={t('contracts.signed', { day: day(one.signedAt) })}
            />
          ))}
        </RowList>
      )}
    </WidgetCard>
  )
}
