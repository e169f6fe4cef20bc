import { type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from './card/card.tsx'
import { WaitingRows } from './card/waiting-rows.tsx'
import { CrashedWidget, WidgetBoundary } from './card/widget-boundary.tsx'
import { widgetViews } from './widgets/registry.ts'
import type { WidgetProps } from './widgets/widget-props.ts'

/** One widget in its place; `given` stands for those that another feature brings. */
export function Widget({ widget, given }: WidgetProps & { readonly given: ReactNode }) {
  const { t } = useTranslation('home')
  const view = widgetViews[widget.id]
  const title = t(view.titleKey)
  const waiting = (
    <Card title={title} isBusy>
      <WaitingRows />
    </Card>
  )
  return (
    <WidgetBoundary fallback={<CrashedWidget title={title} />}>
      <Suspense fallback={waiting}>
        {'View' in view ? <view.View widget={widget} /> : <Card title={title}>{given}</Card>}
      </Suspense>
    </WidgetBoundary>
  )
}
