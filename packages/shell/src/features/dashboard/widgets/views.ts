import type { ComponentType } from 'react'
import type { WidgetId } from '../widget-rules.ts'
import { AccountWidget } from './account/account-widget.tsx'
import { ApprovalsWidget } from './approvals/approvals-widget.tsx'
import { FavouritesWidget } from './favourites/favourites-widget.tsx'
import { FiguresWidget } from './figures/figures-widget.tsx'
import { FilesWidget } from './files/files-widget.tsx'
import { listWidgets } from './list-widgets.tsx'
import { NoticeReachWidget } from './notice-reach/notice-reach-widget.tsx'
import { OrdersWidget } from './orders/orders-widget.tsx'
import { PointsWidget } from './points/points-widget.tsx'
import { QuickEntriesWidget } from './quick-entries/quick-entries-widget.tsx'
import { ServicesWidget } from './services/services-widget.tsx'
import { TopDistributorsWidget } from './top-distributors/top-distributors-widget.tsx'
import type { WidgetProps } from './widget-props.ts'
import { WorkWidget } from './work/work-widget.tsx'

/** The widgets of this feature; the notices are another feature's and passed in. */
export type ViewId = Exclude<WidgetId, 'notices'>

export const views: Readonly<Record<ViewId, ComponentType<WidgetProps>>> = {
  ...listWidgets,
  figures: FiguresWidget,
  approvals: ApprovalsWidget,
  account: AccountWidget,
  orders: OrdersWidget,
  favourites: FavouritesWidget,
  points: PointsWidget,
  files: FilesWidget,
  work: WorkWidget,
  quickEntries: QuickEntriesWidget,
  topDistributors: TopDistributorsWidget,
  noticeReach: NoticeReachWidget,
  services: ServicesWidget,
}
