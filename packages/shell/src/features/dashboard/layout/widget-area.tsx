import { LayoutOutlined } from '@ant-design/icons'
import type { Id } from '@portal/protocol/rules/ids'
import { Button } from 'antd'
import { type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyWithRetry } from '../../../lib/code-loading/lazy-with-retry.ts'
import styles from '../dashboard.module.css'
import type { DeliveredNotices } from '../home-context.ts'
import { useStaggeredRender } from '../use-staggered-render.ts'
import { Widget } from '../widget.tsx'
import type { VisibleWidget, WidgetId } from '../widget-rules.ts'
import { arranged, hidden, moved, shownAgain } from './layout.ts'
import { useHomeLayout } from './layout-store.ts'
import { spanStyles } from './spans.ts'

const SortableGrid = lazyWithRetry(() => import('./sortable-grid.tsx').then((module) => module.SortableGrid))

/** Widgets that people see without scrolling. */
const inView = 3

interface WidgetAreaProps {
  readonly userId: Id
  readonly widgets: readonly VisibleWidget[]
  readonly notices: DeliveredNotices
  readonly greeting: ReactNode
  readonly status: ReactNode
}

/** The widgets in the user's order, and the mode in which that is changed. */
export function WidgetArea({ userId, widgets, notices, greeting, status }: WidgetAreaProps) {
  const { t } = useTranslation('home')
  const { layout, arrange, reset } = useHomeLayout(userId)
  /** Undefined until the page is arranged for the first time. */
  const [customising, setCustomising] = useState<boolean>()
  const ids = widgets.map(({ id }) => id)
  const inOrder = arranged<WidgetId>(ids, layout).flatMap((id) => widgets.find((one) => one.id === id) ?? [])
  const isHidden = ({ id }: VisibleWidget) => layout.hidden.includes(id)
  const shown = inOrder.filter((one) => !isHidden(one))
  const drawn = useStaggeredRender(shown.length, inView)
  const styleOf = spanStyles(shown.map(({ size }) => size))
  const grid = (
    <div className={styles.grid}>
      {shown.map((widget, index) => (
        <div
          key={widget.id}
          className={styles.item}
          style={styleOf[index]}
          data-size={widget.size}
          data-widget={widget.id}
        >
          <Widget widget={widget} given={notices} waits={index >= drawn} />
        </div>
      ))}
    </div>
  )
  return (
    <>
      <div className={styles.top}>
        {greeting}
        {!customising && (
          <Button
            icon={<LayoutOutlined aria-hidden />}
            aria-label={t('customise.start')}
            // Where the focus was before the page was arranged.
            autoFocus={customising === false}
            onClick={() => setCustomising(true)}
          >
            <span className={styles.startText}>{t('customise.start')}</span>
          </Button>
        )}
      </div>
      {status}
      {customising ? (
        <Suspense fallback={grid}>
          <SortableGrid
            shown={shown}
            hidden={inOrder.filter(isHidden)}
            notices={notices}
            onMove={(id, target) => arrange(moved(ids, layout, id, target))}
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
