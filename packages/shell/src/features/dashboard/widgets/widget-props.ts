import type { VisibleWidget } from '../widget-rules.ts'

/** What business data a widget may show, and where its complete list is. */
export interface WidgetProps {
  readonly widget: VisibleWidget
}
