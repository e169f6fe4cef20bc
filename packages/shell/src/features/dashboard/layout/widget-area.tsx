import { LayoutOutlined } from '@ant-design/icons'
import type { Id } from '@portal/protocol/rules/ids'
import { Button } from 'antd'
import { type CSSProperties, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { create } from 'zustand'
import { lazyWithRetry } from '../../../lib/code-loading/lazy-with-retry.ts'
import type { StoredHomeLayout } from '../../../lib/storage/checks.ts'
import { onChangedInOtherWindow, readStored, storedKeys, writeStored } from '../../../lib/storage/stored.ts'
import styles from '../dashboard.module.css'
import type { DeliveredNotices } from '../home-context.ts'
import { useStaggeredRender } from '../use-staggered-render.ts'
import { Widget } from '../widget.tsx'
import type { VisibleWidget, WidgetId } from '../widget-rules.ts'
import {
  arranged,
  atTop,
  hidden,
  type Layout,
  layoutOf,
  moved,
  shownAgain,
  sized,
  withLayout,
} from './layout.ts'
import { rowStyles, spanStyles } from './spans.ts'

/** Days that an arrangement is remembered after its last change (assumed). */
const rememberedDays = 365

interface LayoutState {
  readonly layouts: readonly StoredHomeLayout[]
  /** Remembered for this user on this device. */
  readonly arranged: (userId: Id, layout: Layout) => void
  /** The default layout, and nothing is remembered. */
  readonly reset: (userId: Id) => void
}

const stored = () => readStored(storedKeys.homeLayouts) ?? []

const useLayouts = create<LayoutState>()((set) => {
  const write = (userId: Id, layout: Layout | undefined) => {
    // Read again: another window may have changed it meanwhile.
    const layouts = withLayout(stored(), userId, layout)
    writeStored(storedKeys.homeLayouts, [...layouts], { days: rememberedDays })
    set({ layouts })
  }
  return {
    layouts: stored(),
    arranged: write,
    reset: (userId) => write(userId, undefined),
  }
})

onChangedInOtherWindow(storedKeys.homeLayouts, () => useLayouts.setState({ layouts: stored() }))

/** The user's layout of the home page, or the default one, and how to change it. */
function useHomeLayout(userId: Id, firstLayout: Layout) {
  const { layouts, arranged, reset } = useLayouts()
  return {
    layout: layoutOf(layouts, userId) ?? firstLayout,
    arrange: (layout: Layout) => arranged(userId, layout),
    reset: () => reset(userId),
  }
}

/** Whether a box has been visible; its content is loaded then, and stays. */
function useSeen<Box extends HTMLElement>(seenAtFirst: boolean) {
  const box = useRef<Box>(null)
  const [seen, setSeen] = useState(seenAtFirst)
  useEffect(() => {
    if (seen || !box.current) return
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
    })
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [seen])
  return { box, seen }
}

const SortableGrid = lazyWithRetry(() => import('./sortable-grid.tsx').then((module) => module.SortableGrid))

/** Widgets that are visible without scrolling, on phones too. */
const inView = 3

interface WidgetAreaProps {
  readonly userId: Id
  readonly widgets: readonly VisibleWidget[]
  /** The page as it is outside edit mode. */
  readonly firstLayout: Layout
  readonly notices: DeliveredNotices
  /** The top of the page, with the button for edit mode. */
  readonly top: (customise: ReactNode) => ReactNode
}

/** The widgets in the user's order, and the edit mode. */
export function WidgetArea({ userId, widgets, firstLayout, notices, top }: WidgetAreaProps) {
  const { t } = useTranslation('home')
  const { layout, arrange, reset } = useHomeLayout(userId, firstLayout)
  /** Undefined until edit mode is used for the first time. */
  const [customising, setCustomising] = useState<boolean>()
  const ids = widgets.map(({ id }) => id)
  const inOrder = arranged<WidgetId>(ids, layout).flatMap((id) => {
    const found = widgets.find((one) => one.id === id)
    return found ? [asSized(found, layout)] : []
  })
  const isHidden = ({ id }: VisibleWidget) => layout.hidden.includes(id)
  const shown = inOrder.filter((one) => !isHidden(one))
  const drawn = useStaggeredRender(shown.length, inView)
  const sizes = shown.map(({ size }) => size)
  const styleOf = spanStyles(sizes)
  const grid = (
    <div className={styles.grid} style={rowStyles(sizes)}>
      {shown.map((widget, index) => (
        <PlacedWidget
          key={widget.id}
          widget={widget}
          notices={notices}
          style={styleOf[index]}
          isFirst={index < inView}
          waits={index >= drawn}
        />
      ))}
    </div>
  )
  return (
    <>
      {top(
        !customising && (
          <Button
            type="text"
            icon={<LayoutOutlined aria-hidden />}
            aria-label={t('customise.start')}
            title={t('customise.start')}
            // What had the focus before edit mode.
            autoFocus={customising === false}
            onClick={() => setCustomising(true)}
          />
        ),
      )}
      {customising ? (
        <Suspense fallback={grid}>
          <SortableGrid
            shown={shown}
            hidden={inOrder.filter(isHidden)}
            notices={notices}
            onMove={(id, target) => arrange(moved(ids, layout, id, target))}
            onTop={(id) => arrange(atTop(ids, layout, id))}
            onResize={(id, size) => arrange(sized(layout, id, size))}
            onHide={(id) => arrange(hidden(layout, id))}
            onShow={(id) => arrange(shownAgain(layout, id))}
            onReset={reset}
            onDone={() => setCustomising(false)}
          />
        </Suspense>
      ) : (
        grid
      )}
    </>
  )
}

/** The widget in the width that the user chose; full-width ones stay so. */
function asSized(widget: VisibleWidget, { sizes = {} }: Layout): VisibleWidget {
  const size = sizes[widget.id]
  return size && widget.size !== 'full' ? { ...widget, size } : widget
}

interface PlacedWidgetProps {
  readonly widget: VisibleWidget
  readonly notices: DeliveredNotices
  /** Its width in columns. */
  readonly style: CSSProperties | undefined
  /** Whether it is visible at once; the others are loaded when they become visible. */
  readonly isFirst: boolean
  readonly waits: boolean
}

function PlacedWidget({ widget, notices, style, isFirst, waits }: PlacedWidgetProps) {
  const { box, seen } = useSeen<HTMLDivElement>(isFirst)
  return (
    <div ref={box} className={styles.item} style={style} data-size={widget.size} data-widget={widget.id}>
      <Widget widget={widget} given={notices} waits={!seen ? 'seen' : waits ? 'turn' : undefined} />
    </div>
  )
}
