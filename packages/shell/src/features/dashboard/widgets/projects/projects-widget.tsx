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

/** Registered projects of the user's business units that are under review, newest first. */
export function ProjectsWidget({ widget }: WidgetProps) {
  const { t } = useTranslation('home')
  const { distributor } = useRowNames()
  const { shortMoney, day } = useFormats()
  const businessUnit = unitFilter(widget.units)
  const query = useWidgetQuery(['projects', businessUnit], async (options) =>
    countedRows(
      await api.projectReviewPagination(
        { body: { pageIndex: 1, pageRows: shownRows, businessUnit, stage: 'review' } },
        options,
      ),
    ),
  )
  return (
    <WidgetCard
      title={t('titles.projects')}
      widget={widget}
      query={query}
      countOf={totalOf}
      isEmpty={isEmpty}
      empty={t('projects.none')}
    >
      {({ rows }) => (
        <RowList>
          {rows.map((one) => (
            <ListRow
              key={one.projectId}
              title={one.projectName}
              meta={[one.projectNo, distributor(one.distributorName)]}
              aside={shortMoney(one.amount)}
              asideMeta={day(one.registeredAt)}
            />
          ))}
        </RowList>
      )}
    </WidgetCard>
  )
}
