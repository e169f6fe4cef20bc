import type { VisibleWidget } from '../widgets.ts'

/** What each widget is told: what of the business it may show, and where to find all of it. */
export interface WidgetProps {
  readonly widget: VisibleWidget
}
