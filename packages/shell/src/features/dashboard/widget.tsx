import { useQueryClient } from '@tanstack/react-query'
import { Suspense, use } from 'react'
import { useTranslation } from 'react-i18next'
import { RegionBoundary } from '../../lib/ui/region-boundary.tsx'
import { WaitingRows } from '../../lib/ui/waiting-rows.tsx'
import { Card } from './card/card.tsx'
import type { DeliveredNotices } from './home-context.ts'
import { titleKey } from './widget-rules.ts'
import { useViewsFile } from './widgets/load-views.ts'
import type { ViewId } from './widgets/views.ts'
import type { WidgetProps } from './widgets/widget-props.ts'

interface PlacedWidgetProps extends WidgetProps {
  /** What another feature provides. */
  readonly given: DeliveredNotices
  /** Why it doesn't load yet: others come first, or it hasn't been visible. */
  readonly waits?: 'turn' | 'seen' | undefined
}

/** One widget; its failure doesn't affect the others. */
export function Widget({ widget, given, waits }: PlacedWidgetProps) {
  const { t } = useTranslation('home')
  const { attempt, retried } = useViewsFile()
  const client = useQueryClient()
  const retry = () => {
    // A failed card observes no query; the retry must not find its failed data.
    client.removeQueries({ type: 'inactive' })
    retried()
  }
  const title = t(titleKey(widget.id))
  const waiting = (
    <Card title={title} isBusy={waits !== 'seen'}>
      <WaitingRows />
    </Card>
  )
  // The figures have neither title nor lines: their space is reserved.
  const place = widget.id === 'figures' ? <div aria-busy /> : waiting
  if (waits) return place
  return (
    <RegionBoundary
      region={`widget ${widget.id}`}
      resetKey={`${attempt}`}
      onRetry={retry}
      around={(failure) => <Card title={title}>{failure}</Card>}
    >
      <Suspense fallback={place}>
        {widget.id === 'notices' ? (
          <Card title={title} actions={given.actions}>
            {given.list}
          </Card>
        ) : (
          <View id={widget.id} widget={widget} />
        )}
      </Suspense>
    </RegionBoundary>
  )
}

function View({ id, widget }: WidgetProps & { readonly id: ViewId }) {
  const Shown = use(useViewsFile().views)[id]
  return <Shown widget={widget} />
}
