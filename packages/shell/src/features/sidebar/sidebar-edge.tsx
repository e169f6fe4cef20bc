import { type PointerEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSettings } from '../../lib/settings/settings-store.ts'
import {
  clampSidebarWidth,
  defaultSidebarWidth,
  sidebarWidths,
  widthAfterKey,
} from '../../lib/settings/sidebar-width.ts'
import styles from './sidebar.module.css'

/** The width of the open sidebar and the dragging of its edge, during which the width isn't stored. */
export function useSidebarWidth() {
  const stored = useSettings((settings) => settings.sidebarWidth)
  const chosen = useSettings((settings) => settings.chosen)
  const [drawn, setDrawn] = useState<number>()
  return {
    width: drawn ?? stored,
    isDrawn: drawn !== undefined,
    draw: (width: number) => setDrawn(clampSidebarWidth(width)),
    choose: (width: number) => {
      setDrawn(undefined)
      if (width !== stored) chosen({ sidebarWidth: width })
    },
  }
}

type SidebarEdgeProps = ReturnType<typeof useSidebarWidth>

/** The edge between sidebar and page: dragged by pointer or moved by arrow keys; a double click resets it. */
export function SidebarEdge({ width, isDrawn, draw, choose }: SidebarEdgeProps) {
  const { t } = useTranslation('frame')
  const [grip, setGrip] = useState(0)
  const grab = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    setGrip(width - event.clientX)
    draw(width)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a separator that can be moved is no <hr>
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label={t('sidebarWidth')}
      aria-valuenow={width}
      aria-valuemin={sidebarWidths.min}
      aria-valuemax={sidebarWidths.max}
      tabIndex={0}
      className={styles.edge}
      data-drawn={isDrawn}
      onPointerDown={grab}
      onPointerMove={(event) => isDrawn && draw(event.clientX + grip)}
      onPointerUp={() => isDrawn && choose(width)}
      onPointerCancel={() => isDrawn && choose(width)}
      onDoubleClick={() => choose(defaultSidebarWidth)}
      onKeyDown={(event) => {
        const wanted = widthAfterKey(event.key, width)
        if (wanted === undefined) return
        event.preventDefault()
        choose(wanted)
      }}
    />
  )
}
