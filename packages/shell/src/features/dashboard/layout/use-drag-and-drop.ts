import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type WidgetId, widgetRules } from '../widgets.ts'

const isWidgetId = (value: unknown): value is WidgetId =>
  typeof value === 'string' && Object.hasOwn(widgetRules, value)

/** Makes an element a widget that is dragged and dropped on others; `onDropped` is told which one fell on this. */
export function useDragAndDrop(id: WidgetId, onDropped: (dropped: WidgetId) => void) {
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
