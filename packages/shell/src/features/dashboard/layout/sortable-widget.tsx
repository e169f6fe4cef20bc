import {
  ArrowLeftOutlined,
  ArrowRightOutlined,
  ColumnWidthOutlined,
  EyeInvisibleOutlined,
  HolderOutlined,
  VerticalAlignTopOutlined,
} from '@ant-design/icons'
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { Button } from 'antd'
import {
  type CSSProperties,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useTranslation } from 'react-i18next'
import dashboard from '../dashboard.module.css'
import { isWidgetId, type VisibleWidget, type WidgetId } from '../widget-rules.ts'
import type { ChosenSize } from './layout.ts'
import styles from './sortable-grid.module.css'

/** Makes an element draggable and a drop target; `onDropped` is called with the widget dropped on it. */
function useDragAndDrop(id: WidgetId, onDropped: (dropped: WidgetId) => void) {
  const box = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'still' | 'dragged' | 'target'>('still')
  const dropped = useEffectEvent(onDropped)

  useEffect(() => {
    const element = box.current
    if (!element) return
    return combine(
      draggable({
        element,
        getInitialData: () => ({ widget: id }),
        onDragStart: () => setState('dragged'),
        onDrop: () => setState('still'),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => isWidgetId(source.data.widget) && source.data.widget !== id,
        onDragEnter: () => setState('target'),
        onDragLeave: () => setState('still'),
        onDrop: ({ source }) => {
          setState('still')
          if (isWidgetId(source.data.widget)) dropped(source.data.widget)
        },
      }),
    )
  }, [id])

  return { box, state }
}

/** One place to the front or to the back. */
export type Step = -1 | 1

interface SortableWidgetProps {
  readonly widget: VisibleWidget
  /** Its width in columns. */
  readonly style: CSSProperties | undefined
  readonly title: string
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly onStep: (by: Step) => void
  readonly onTop: () => void
  readonly onResize: (size: ChosenSize) => void
  readonly onHide: () => void
  /** Another widget was dropped here. */
  readonly onDropped: (id: WidgetId) => void
  readonly children: ReactNode
}

/** A widget that can be moved and hidden; its content is inert in the meantime. */
export function SortableWidget(props: SortableWidgetProps) {
  const { widget, style, title, isFirst, isLast, children } = props
  const { onStep, onTop, onResize, onHide, onDropped } = props
  const { t } = useTranslation('home')
  const { box, state } = useDragAndDrop(widget.id, onDropped)
  const pressed = useRef<HTMLElement>(null)

  // Moving or disabling an element takes the focus from it: the pressed button gets it back, or its neighbour at an
  // end.
  useLayoutEffect(() => {
    const button = pressed.current
    pressed.current = null
    const other = button?.parentElement?.querySelector<HTMLElement>('button:not(:disabled)')
    ;(button?.matches(':disabled') ? other : button)?.focus()
  })

  const moves = (move: () => void) => (event: { currentTarget: HTMLElement }) => {
    pressed.current = event.currentTarget
    move()
  }
  const isWide = widget.size === 'wide'

  return (
    <div
      ref={box}
      className={`${dashboard.item} ${styles.item}`}
      style={style}
      data-size={widget.size}
      data-widget={widget.id}
      data-state={state}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: it groups buttons; a fieldset is for fields */}
      <div role="group" className={styles.tools} aria-label={title}>
        <HolderOutlined aria-hidden />
        <span className={styles.name}>{title}</span>
        <Button
          size="small"
          icon={<VerticalAlignTopOutlined aria-hidden />}
          aria-label={t('customise.top', { title })}
          title={t('customise.top', { title })}
          disabled={isFirst}
          onClick={moves(onTop)}
        />
        <Button
          size="small"
          icon={<ArrowLeftOutlined aria-hidden />}
          aria-label={t('customise.earlier', { title })}
          disabled={isFirst}
          onClick={moves(() => onStep(-1))}
        />
        <Button
          size="small"
          icon={<ArrowRightOutlined aria-hidden />}
          aria-label={t('customise.later', { title })}
          disabled={isLast}
          onClick={moves(() => onStep(1))}
        />
        {widget.size !== 'full' && (
          <Button
            size="small"
            icon={<ColumnWidthOutlined aria-hidden />}
            aria-label={t('customise.wide', { title })}
            title={t('customise.wide', { title })}
            aria-pressed={isWide}
            type={isWide ? 'primary' : 'default'}
            onClick={moves(() => onResize(isWide ? 'normal' : 'wide'))}
          />
        )}
        <Button
          size="small"
          icon={<EyeInvisibleOutlined aria-hidden />}
          aria-label={t('customise.hide', { title })}
          onClick={onHide}
        />
      </div>
      <div inert className={styles.content}>
        {children}
      </div>
    </div>
  )
}
