import type { ComponentType } from 'react'
import type { WidgetId } from '../widgets.ts'
import { AccountWidget } from './account/account-widget.tsx'
import { ApprovalsWidget } from './approvals/approvals-widget.tsx'
import { ContractsWidget } from './contracts/contracts-widget.tsx'
import { DealersWidget } from './dealers/dealers-widget.tsx'
import { FavouritesWidget } from './favourites/favourites-widget.tsx'
import { FilesWidget } from './files/files-widget.tsx'
import { OrdersWidget } from './orders/orders-widget.tsx'
import { PickupsWidget } from './pickups/pickups-widget.tsx'
import { RetailPickupsWidget } from './pickups/retail-pickups-widget.tsx'
import { PointsWidget } from './points/points-widget.tsx'
import { ProjectsWidget } from './projects/projects-widget.tsx'
import { QuickEntriesWidget } from './quick-entries/quick-entries-widget.tsx'
import { RetailOrdersWidget } from './retail/retail-orders-widget.tsx'
import { SamplesWidget } from './samples/samples-widget.tsx'
import type { WidgetProps } from './widget-props.ts'
import { WorkWidget } from './work/work-widget.tsx'

/** How the widgets look; notices are absent: the page is handed them, from another feature. */
export const views: Readonly<Partial<Record<WidgetId, ComponentType<WidgetProps>>>> = {
  approvals: ApprovalsWidget,
  account: AccountWidget,
  orders: OrdersWidget,
  pickups: PickupsWidget,
  contracts: ContractsWidget,
  projects: ProjectsWidget,
  favourites: FavouritesWidget,
  points: PointsWidget,
  samples: SamplesWidget,
  dealers: DealersWidget,
  retailOrders: RetailOrdersWidget,
  retailPickups: RetailPickupsWidget,
  files: FilesWidget,
  work: WorkWidget,
  quickEntries: QuickEntriesWidget,
}
