import type { BusinessUnit } from '@portal/protocol/entities/business-unit'
import { unitFilter } from '@portal/protocol/rules/business-units'
import type { ParseKeys } from 'i18next'
import type { ComponentProps, ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { useMeanings } from '../../../session/use-meanings.ts'
import { ListRow, RowList } from '../card/list-row.tsx'
import { isEmpty, type Rows, totalOf } from '../card/rows-answer.ts'
import { useFormats } from '../card/use-formats.ts'
import { useOpenRecord } from '../card/use-open-list.ts'
import { useRowNames } from '../card/use-row-names.ts'
import { useWidgetQuery } from '../card/use-widget-query.ts'
import { WidgetCard } from '../card/widget-card.tsx'
import type { WidgetProps } from './widget-props.ts'

/** Names, formats and texts for the rows of a list. */
function useRowTools(lookup: string) {
  const { t } = useTranslation('home')
  const { wholeMoney, day } = useFormats()
  const { distributor } = useRowNames()
  /** The server's word for a code of the list's lookup. */
  const meaning = useMeanings(lookup)
  return { t, wholeMoney, day, distributor, meaning }
}

interface ShownRow extends ComponentProps<typeof ListRow> {
  readonly id: string | number
  /** The record's page goes by it. */
  readonly number: string
  /** Whose page the record opens on, where the business units have pages of their own. */
  readonly unit?: BusinessUnit
}

type RowTools = ReturnType<typeof useRowTools>

interface ListWidget<Row> {
  /** Key of its data. */
  readonly name: string
  readonly title: ParseKeys<'home'>
  /** Shown instead of an empty list. */
  readonly none: ParseKeys<'home'>
  readonly load: (
    businessUnit: BusinessUnit | 'all',
    options: { readonly signal: AbortSignal },
  ) => Promise<Rows<Row>>
  /** Lookup of the codes in the rows. */
  readonly lookup?: string
  readonly hasCount?: boolean
  /** The rows to show; all that were loaded if absent. */
  readonly choose?: (rows: readonly Row[]) => readonly Row[]
  readonly row: (row: Row, tools: RowTools) => ShownRow
}

/** A widget that shows the first rows of a list. */
export function listWidget<Row>(definition: ListWidget<Row>): ComponentType<WidgetProps> {
  const { name, title, none, load, lookup = '', hasCount, choose = (rows) => rows, row } = definition
  return function ListWidgetCard({ widget }) {
    const tools = useRowTools(lookup)
    const openRecord = useOpenRecord()
    const businessUnit = unitFilter(widget.units)
    const query = useWidgetQuery([name, businessUnit], (options) => load(businessUnit, options))
    return (
      <WidgetCard
        title={tools.t(title)}
        widget={widget}
        query={query}
        {...(hasCount && { countOf: totalOf })}
        isEmpty={isEmpty}
        empty={tools.t(none)}
      >
        {({ rows }) => (
          <RowList>
            {choose(rows).map((one) => {
              const { id, number, unit, ...props } = row(one, tools)
              const page = number ? ((unit && widget.unitPages?.[unit]) ?? widget.page) : undefined
              return <ListRow key={id} {...props} onOpen={page && (() => openRecord(page, number))} />
            })}
          </RowList>
        )}
      </WidgetCard>
    )
  }
}
