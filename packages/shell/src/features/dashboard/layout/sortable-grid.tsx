import { PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import dashboard from '../dashboard.module.css'
import type { DeliveredNotices } from '../home-context.ts'
import { Widget } from '../widget.tsx'
import { titleKey, type VisibleWidget, type WidgetId } from '../widget-rules.ts'
import { neighbour } from './layout.ts'
import styles from './sortable-grid.module.css'
import { SortableWidget, type Step } from './sortable-widget.tsx'
import { spanStyles } from './spans.ts'

interface SortableGridProps {
  readonly shown: readonly VisibleWidget[]
  readonly hidden: readonly VisibleWidget[]
  readonly notices: DeliveredNotices
  /** Puts a widget at the place of another one. */
  readonly onMove: (id: WidgetId, target: WidgetId) => void
  readonly onHide: (id: WidgetId) => void
  readonly onShow: (id: WidgetId) => void
  readonly onReset: () => void
  readonly onDone: () => void
}

/** The home page while it is arranged: by dragging, or with the buttons that each widget then has. */
export function SortableGrid(props: SortableGridProps) {
  const { shown, hidden, notices, onMove, onHide, onShow, onReset, onDone } = props
  const { t } = useTranslation('home')
  const bar = useRef<HTMLElement>(null)
  const [news, setNews] = useState('')
  useEffect(() => bar.current?.focus(), [])
  const ids = shown.map(({ id }) => id)
  const styleOf = spanStyles(shown.map(({ size }) => size))
  const titleOf = (id: WidgetId) => t(titleKey(id))

  function put(id: WidgetId, target: WidgetId) {
    onMove(id, target)
    const place = ids.indexOf(target) + 1
    setNews(t('customise.moved', { title: titleOf(id), place, count: ids.length }))
  }

  const step = (id: WidgetId, by: Step) => {
    const target = neighbour(ids, id, by)
    if (target) put(id, target)
  }

  function hide(id: WidgetId) {
    onHide(id)
    setNews(t('customise.wasHidden', { title: titleOf(id) }))
    // The button that was pressed goes with its widget.
    bar.current?.focus()
  }

  return (
    <>
      <section ref={bar} tabIndex={-1} className={styles.bar} aria-label={t('customise.title')}>
        <p>{t('customise.help')}</p>
        {hidden.length > 0 && (
          <div className={styles.hidden}>
            <span>{t('customise.hidden')}</span>
            {hidden.map(({ id }) => (
              <Button
                key={id}
                size="small"
                icon={<PlusOutlined aria-hidden />}
                aria-label={t('customise.show', { title: titleOf(id) })}
                onClick={() => {
                  onShow(id)
                  bar.current?.focus()
                }}
              >
                {titleOf(id)}
              </Button>
            ))}
          </div>
        )}
        <div className={styles.end}>
          <Button onClick={onReset}>{t('customise.reset')}</Button>
          <Button type="primary" onClick={onDone}>
            {t('customise.done')}
          </Button>
        </div>
        <p className={styles.news} role="status">
          {news}
        </p>
      </section>
      <div className={dashboard.grid}>
        {shown.map((widget, index) => (
          <SortableWidget
            key={widget.id}
            widget={widget}
            style={styleOf[index]}
            title={titleOf(widget.id)}
            isFirst={index === 0}
            isLast={index === shown.length - 1}
            onStep={(by) => step(widget.id, by)}
            onHide={() => hide(widget.id)}
            onDropped={(id) => put(id, widget.id)}
          >
            <Widget widget={widget} given={notices} />
          </SortableWidget>
        ))}
      </div>
    </>
  )
}
