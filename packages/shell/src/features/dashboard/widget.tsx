import { type ReactNode, Suspense, use } from 'react'
import { useTranslation } from 'react-i18next'
import { WaitingRows } from '../../feedback/waiting-rows.tsx'
import { Card } from './card/card.tsx'
import { CrashedWidget, WidgetBoundary } from './card/widget-boundary.tsx'
import { NoticesActions } from './widgets/notices/notices-actions.tsx'
import { loadViews, titleKey } from './widgets/registry.ts'
import type { WidgetProps } from './widgets/widget-props.ts'

// On its way while user and menus are loaded; a failure shows where the widgets stand.
loadViews().catch(() => undefined)

interface PlacedWidgetProps extends WidgetProps {
  /** Stands for those that another feature brings. */
  readonly given: ReactNode
  /** It waits for its turn: others stand before it. */
  readonly waits?: boolean
}

/** One widget in its place. */
export function Widget({ widget, given, waits = false }: PlacedWidgetProps) {
  const { t } = useTranslation('home')
  const title = t(titleKey(widget.id))
  const waiting = (
    <Card title={title} isBusy>
      <WaitingRows />
    </Card>
  )
  if (waits) return waiting
  return (
    <WidgetBoundary fallback={<CrashedWidget title={title} />}>
      <Suspense fallback={waiting}>
        <View
          widget={widget}
          instead={
            <Card title={title} actions={<NoticesActions title={title} />}>
              {given}
            </Card>
          }
        />
      </Suspense>
    </WidgetBoundary>
  )
}

function View({ widget, instead }: WidgetProps & { readonly instead: ReactNode }) {
  const Shown = use(loadViews())[widget.id]
  return Shown ? <Shown widget={widget} /> : instead
}
