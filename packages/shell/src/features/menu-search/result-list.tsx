// biome-ignore-all lint/a11y/useSemanticElements: an ARIA grid for a combobox, without a table.
// biome-ignore-all lint/a11y/useFocusableInteractive: the focus stays in the text field, which references the active cell.
import { ExportOutlined, StarFilled, StarOutlined } from '@ant-design/icons'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { systemRule } from '../../lib/config/runtime-config.ts'
import { MenuIcon } from '../../menu/menu-icon.tsx'
import type { ActiveCell } from './active-cell.ts'
import styles from './menu-search.module.css'
import type { Found, FoundAt, Section } from './search-index.ts'

interface ResultListProps {
  /** Id of the grid, and prefix of its cells' ids. */
  readonly id: string
  readonly sections: readonly Section[]
  readonly active: ActiveCell
  readonly favourites: ReadonlySet<string>
  readonly onOpen: (found: Found) => void
  readonly onStar: (found: Found) => void
  readonly onPoint: (row: number) => void
}

export const rowId = (gridId: string, row: number): string => `${gridId}-${row}`

/** The results in their sections, as the combobox's grid; memoised, since keystrokes precede their results. */
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
      // Keeps the focus in the text field.
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
                isFavourite={favourites.has(found.entry.key)}
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

interface ResultRowProps {
  readonly id: string
  readonly found: Found
  /** Column of the active cell; undefined in every other row. */
  readonly activeColumn: 0 | 1 | undefined
  readonly isFavourite: boolean
  readonly onOpen: (found: Found) => void
  readonly onStar: (found: Found) => void
  /** The pointer is over it. */
  readonly onPoint: () => void
}

/** One result: name with highlighted match, path in the menus, code, and for a page a star to make it a favourite. */
function ResultRow(props: ResultRowProps) {
  const { id, found, activeColumn, isFavourite, onOpen, onStar, onPoint } = props
  const { t } = useTranslation('menu-search')
  const { entry, at } = found
  const inWindow = entry.system !== undefined && systemRule(entry.system.systemCode).opens === 'window'
  return (
    <div
      role="row"
      className={styles.row}
      data-active={activeColumn !== undefined}
      data-disabled={entry.disabled}
      onPointerMove={() => activeColumn === undefined && onPoint()}
    >
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keys go to the text field, which owns the active cell. */}
      <div
        role="gridcell"
        id={`${id}-0`}
        className={styles.page}
        aria-selected={activeColumn === 0}
        aria-disabled={entry.disabled}
        onClick={() => onOpen(found)}
      >
        <span className={styles.icon}>
          {entry.action?.icon ??
            (entry.item ? <MenuIcon name={entry.item.icon} /> : <ExportOutlined aria-hidden />)}
        </span>
        <span className={styles.name}>
          <Marked text={entry.name} at={at?.field === 'name' ? at : undefined} />
          {inWindow && (
            <ExportOutlined className={styles.window ?? ''} role="img" aria-label={t('inNewWindow')} />
          )}
        </span>
        <span className={styles.trail}>
          {entry.trail.length > 0 || entry.action ? entry.trail.join(' › ') : t('system')}
          {at?.field === 'path' && !entry.action && (
            <span className={styles.path}>
              <Marked text={entry.path} at={at} />
            </span>
          )}
        </span>
        <span className={styles.code}>
          <Marked text={entry.code} at={at?.field === 'code' ? at : undefined} />
        </span>
      </div>
      <div role="gridcell" id={`${id}-1`} className={styles.star} aria-selected={activeColumn === 1}>
        {entry.item && (
          <button
            type="button"
            tabIndex={-1}
            aria-pressed={isFavourite}
            aria-label={t('favourite', { name: entry.name })}
            data-active={activeColumn === 1}
            onClick={() => onStar(found)}
          >
            {isFavourite ? <StarFilled aria-hidden /> : <StarOutlined aria-hidden />}
          </button>
        )}
      </div>
    </div>
  )
}

function Marked({ text, at }: { text: string; at: FoundAt | undefined }) {
  if (!at) return text
  return (
    <>
      {text.slice(0, at.start)}
      <mark>{text.slice(at.start, at.end)}</mark>
      {text.slice(at.end)}
    </>
  )
}
