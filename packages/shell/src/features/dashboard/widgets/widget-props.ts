import type { VisibleWidget } from '../widget-rules.ts'

/** What a widget may show of the business, and where to find all of it. */
export interface WidgetProps {
  readonly widget: VisibleWidget
}
