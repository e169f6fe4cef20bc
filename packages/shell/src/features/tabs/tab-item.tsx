import { CloseOutlined, HomeOutlined, PushpinFilled } from '@ant-design/icons'
import type { Tab } from '@portal/protocol/rules/tabs'
import { memo, type PointerEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { SystemMark } from '../../menu/system-mark.tsx'
import styles from './tab-bar.module.css'

/** The action of a key pressed on a tab; `step` counts positions to the right. */
type TabKeyAction =
  | { readonly kind: 'focus'; readonly step: number }
  | { readonly kind: 'move'; readonly step: -1 | 1 }
  | { readonly kind: 'go' }
  | { readonly kind: 'close' }

const steps: ReadonlyMap<string, number> = new Map([
  ['ArrowLeft', -1],
  ['ArrowRight', 1],
  ['Home', Number.NEGATIVE_INFINITY],
  ['End', Number.POSITIVE_INFINITY],
])

type PressedKey = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>

/** Arrows move the focus, with Shift the tab; undefined for keys that tabs don't handle. */
export function tabKeyAction({
  key,
  shiftKey,
  ctrlKey,
  metaKey,
  altKey,
}: PressedKey): TabKeyAction | undefined {
  if (ctrlKey || metaKey || altKey) return undefined
  const step = steps.get(key)
  if (step !== undefined && !shiftKey) return { kind: 'focus', step }
  if (step === -1 || step === 1) return { kind: 'move', step }
  if (shiftKey) return undefined
  if (key === 'Enter' || key === ' ') return { kind: 'go' }
  return key === 'Delete' ? { kind: 'close' } : undefined
}

/** Events of a tab, by its key. Stable functions, so that only tabs that change render again. */
export interface TabItemEvents {
  readonly chosen: (key: string) => void
  readonly closed: (key: string) => void
  readonly pressed: (key: string, action: TabKeyAction) => void
  readonly grabbed: (key: string, event: PointerEvent<HTMLElement>) => void
}

/** The system that a tab's page belongs to. */
export interface TabSystem {
  readonly name: string
  readonly color: number
}

interface TabItemProps {
  readonly id: string
  readonly tab: Tab
  readonly title: string
  /** What distinguishes it from another tab with the same title. */
  readonly hint: string | undefined
  readonly systemName: string | undefined
  readonly systemColor: number | undefined
  readonly isActive: boolean
  /** Roving tabindex: one tab of the row is in the Tab order, arrows lead to the others. */
  readonly isTabStop: boolean
  readonly isDirty: boolean
  readonly events: TabItemEvents
}

const middleButton = 1

/** A visited page: its tab and the button that closes it. The middle mouse button closes it, too. */
export const TabItem = memo(function TabItem(props: TabItemProps) {
  const { id, tab, title, hint, systemName, systemColor, isActive, isTabStop, isDirty, events } = props
  const isKept = tab.affixed || tab.pinned
  const { t } = useTranslation('frame')
  return (
    <div className={styles.item} data-tab-key={tab.key} data-active={isActive} data-affixed={tab.affixed}>
      <div
        role="tab"
        id={id}
        className={styles.tab}
        title={hint ? `${title} · ${hint}` : title}
        aria-selected={isActive}
        aria-description={systemName}
        aria-controls={isActive ? 'main' : undefined}
        tabIndex={isTabStop ? 0 : -1}
        onPointerDown={(event) => !tab.affixed && events.grabbed(tab.key, event)}
        // Prevents the browser's autoscroll.
        onMouseDown={(event) => event.button === middleButton && event.preventDefault()}
        onAuxClick={(event) => event.button === middleButton && !isKept && events.closed(tab.key)}
        onClick={() => events.chosen(tab.key)}
        onKeyDown={(event) => {
          const action = tabKeyAction(event)
          if (!action) return
          event.preventDefault()
          events.pressed(tab.key, action)
        }}
      >
        {tab.affixed && <HomeOutlined aria-hidden />}
        {systemColor !== undefined && <SystemMark color={systemColor} />}
        {tab.pinned && <PushpinFilled aria-label={t('pinned')} />}
        <span className={styles.title}>{title}</span>
        {hint && <span className={styles.hint}>{hint}</span>}
        {isDirty && <span className={styles.dirty} role="img" aria-label={t('unsaved')} />}
      </div>
      {!isKept && (
        <button
          type="button"
          className={styles.close}
          aria-label={t('closeNamedTab', { title })}
          // The Delete key does the same; up to twenty more tab stops would be in the way.
          tabIndex={-1}
          onClick={() => events.closed(tab.key)}
        >
          <CloseOutlined aria-hidden />
        </button>
      )}
    </div>
  )
})
