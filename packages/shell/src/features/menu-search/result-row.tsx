// biome-ignore-all lint/a11y/useSemanticElements: a grid of results is no table of data, and is laid out as none.
// biome-ignore-all lint/a11y/useFocusableInteractive: the focus stays in the text field, which names the active cell.
import { ExportOutlined, StarFilled, StarOutlined } from '@ant-design/icons'
import { systemRule } from '@portal/protocol/systems'
import { useTranslation } from 'react-i18next'
import { MenuIcon } from '../../menu/menu-icon.tsx'
import styles from './menu-search.module.css'
import type { Found, FoundAt } from './search-index.ts'

interface ResultRowProps {
  readonly id: string
  readonly found: Found
  /** Column of the active cell; undefined in every other row. */
  readonly activeColumn: 0 | 1 | undefined
  readonly isFavourite: boolean
  readonly onOpen: (found: Found) => void
  readonly onStar: (found: Found) => void
  /** The mouse is over it. */
  readonly onPoint: () => void
}

/** One page: its name with what was found, where it stands in the menus, its code, and a star to keep it at hand. */
export function ResultRow(props: ResultRowProps) {
  const { id, found, activeColumn, isFavourite, onOpen, onStar, onPoint } = props
  const { t } = useTranslation('menu-search')
  const { entry, at } = found
  const inWindow = systemRule(entry.system.systemCode).opens === 'window'
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
          {entry.item ? <MenuIcon name={entry.item.icon} /> : <ExportOutlined aria-hidden />}
        </span>
        <span className={styles.name}>
          <Marked text={entry.name} at={at?.field === 'name' ? at : undefined} />
          {inWindow && (
            <ExportOutlined className={styles.window ?? ''} role="img" aria-label={t('inNewWindow')} />
          )}
        </span>
        <span className={styles.trail}>
          {entry.trail.length > 0 ? entry.trail.join(' › ') : t('system')}
          {at?.field === 'path' && (
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
