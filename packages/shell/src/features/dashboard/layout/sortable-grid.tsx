import { PlusOutlined } from '@ant-design/icons'
import { Button, Drawer } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import dashboard from '../dashboard.module.css'
import type { DeliveredNotices } from '../home-context.ts'
import { Widget } from '../widget.tsx'
import { titleKey, type VisibleWidget, type WidgetId } from '../widget-rules.ts'
import { type ChosenSize, neighbour } from './layout.ts'
import styles from './sortable-grid.module.css'
import { SortableWidget, type Step } from './sortable-widget.tsx'
import { rowStyles, spanStyles } from './spans.ts'

interface AddWidgetsProps {
  readonly isOpen: boolean
  readonly hidden: readonly VisibleWidget[]
  readonly onShow: (id: WidgetId) => void
  readonly onClose: () => void
}

/** The widgets that are not on the home page, to be added one after the other. */
function AddWidgets({ isOpen, hidden, onShow, onClose }: AddWidgetsProps) {
  const { t } = useTranslation('home')
  return (
    <Drawer open={isOpen} title={t('customise.addTitle')} size={380} onClose={onClose} destroyOnHidden>
      <p>{hidden.length > 0 ? t('customise.addHint') : t('customise.allShown')}</p>
      <ul className={styles.choices}>
        {hidden.map(({ id }) => (
          <li key={id} className={styles.choice}>
            {t(titleKey(id))}
            <Button
              size="small"
              icon={<PlusOutlined aria-hidden />}
              aria-label={t('customise.show', { title: t(titleKey(id)) })}
              onClick={() => onShow(id)}
            >
              {t('customise.addOne')}
            </Button>
          </li>
        ))}
      </ul>
    </Drawer>
  )
}

interface SortableGridProps {
  readonly shown: readonly VisibleWidget[]
  readonly hidden: readonly VisibleWidget[]
  readonly notices: DeliveredNotices
  /** Moves a widget to the position of another one. */
  readonly onMove: (id: WidgetId, target: WidgetId) => void
  /** Puts a widget before all others. */
  readonly onTop: (id: WidgetId) => void
  readonly onResize: (id: WidgetId, size: ChosenSize) => void
  readonly onHide: (id: WidgetId) => void
  readonly onShow: (id: WidgetId) => void
  readonly onReset: () => void
  readonly onDone: () => void
}

/** The home page in edit mode: by dragging, or with the buttons of each widget. */
export function SortableGrid(props: SortableGridProps) {
  const { shown, hidden, notices, onMove, onTop, onResize, onHide, onShow, onReset, onDone } = props
  const { t } = useTranslation('home')
  const bar = useRef<HTMLElement>(null)
  const [news, setNews] = useState('')
  const [adds, setAdds] = useState(false)
  useEffect(() => bar.current?.focus(), [])
  const ids = shown.map(({ id }) => id)
  const sizes = shown.map(({ size }) => size)
  const styleOf = spanStyles(sizes)
  const titleOf = (id: WidgetId) => t(titleKey(id))

  const announcePlace = (id: WidgetId, place: number) =>
    setNews(t('customise.moved', { title: titleOf(id), place, count: ids.length }))

  function put(id: WidgetId, target: WidgetId) {
    onMove(id, target)
    announcePlace(id, ids.indexOf(target) + 1)
  }

  function bringToTop(id: WidgetId) {
    onTop(id)
    announcePlace(id, 1)
  }

  function show(id: WidgetId) {
    onShow(id)
    setNews(t('customise.wasShown', { title: titleOf(id) }))
  }

  const step = (id: WidgetId, by: Step) => {
    const target = neighbour(ids, id, by)
    if (target) put(id, target)
  }

  function hide(id: WidgetId) {
    onHide(id)
    setNews(t('customise.wasHidden', { title: titleOf(id) }))
    // The pressed button moves with its widget.
    bar.current?.focus()
  }

  return (
    <>
      <section ref={bar} tabIndex={-1} className={styles.bar} aria-label={t('customise.title')}>
        <p>{t('customise.help')}</p>
        <div className={styles.end}>
          <Button
            icon={<PlusOutlined aria-hidden />}
            disabled={hidden.length === 0}
            onClick={() => setAdds(true)}
          >
            {t('customise.add')}
          </Button>
          <Button onClick={onReset}>{t('customise.reset')}</Button>
          <Button type="primary" onClick={onDone}>
            {t('customise.done')}
          </Button>
        </div>
        <p className={styles.news} role="status">
          {news}
        </p>
      </section>
      <AddWidgets isOpen={adds} hidden={hidden} onShow={show} onClose={() => setAdds(false)} />
      <div className={dashboard.grid} style={rowStyles(sizes)}>
        {shown.map((widget, index) => (
          <SortableWidget
            key={widget.id}
            widget={widget}
            style={styleOf[index]}
            title={titleOf(widget.id)}
            isFirst={index === 0}
            isLast={index === shown.length - 1}
            onStep={(by) => step(widget.id, by)}
            onTop={() => bringToTop(widget.id)}
            onResize={(size) => onResize(widget.id, size)}
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
