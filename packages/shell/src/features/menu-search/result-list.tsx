// biome-ignore-all lint/a11y/useSemanticElements: a grid of results is no table of data, and is laid out as none.
// biome-ignore-all lint/a11y/useFocusableInteractive: the focus stays in the text field, which names the active cell.
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ActiveCell } from './active-cell.ts'
import styles from './menu-search.module.css'
import { ResultRow } from './result-row.tsx'
import type { Found } from './search-index.ts'
import type { Section } from './sections.ts'

interface ResultListProps {
  /** Id of the grid; its cells have ids that begin with it. */
  readonly id: string
  readonly sections: readonly Section[]
  readonly active: ActiveCell
  readonly favourites: ReadonlySet<number>
  readonly onOpen: (found: Found) => void
  readonly onStar: (found: Found) => void
  readonly onPoint: (row: number) => void
}

export const rowId = (gridId: string, row: number): string => `${gridId}-${row}`

/** The results in their sections, as the grid that belongs to the text field; a letter whose results are yet to come does not draw them. */
export const ResultList = memo(function ResultList(props: ResultListProps) {
  const { id, sections, active, favourites, onPoint, ...events } = props
  const { t } = useTranslation('menu-search')
  let row = -1
  return (
    <div
      role="grid"
      id={id}
      className={styles.results}
      aria-label={t('results')}
      // The focus stays in the text field.
      onMouseDown={(event) => event.preventDefault()}
    >
      {sections.map(({ kind, rows }) => (
        <div key={kind} role="rowgroup" aria-label={t(kind)}>
          <p className={styles.heading} aria-hidden>
            {t(kind)}
          </p>
          {rows.map((found) => {
            const place = ++row
            return (
              <ResultRow
                key={found.entry.key}
                id={rowId(id, place)}
                found={found}
                activeColumn={place === active.row ? active.column : undefined}
                isFavourite={found.entry.item !== undefined && favourites.has(found.entry.item.menuId)}
                onPoint={() => onPoint(place)}
                {...events}
              />
            )
          })}
        </div>
      ))}
    </div>
  )
})
