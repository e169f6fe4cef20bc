import { type ComponentType, lazy } from 'react'
import type { WidgetId } from '../widgets.ts'
import type { WidgetProps } from './widget-props.ts'

interface WidgetView {
  readonly titleKey: `titles.${WidgetId}`
  /** Absent: what the page is handed for it, from another feature. */
  readonly View?: ComponentType<WidgetProps>
}

/** How each widget looks; the code of all comes after the frame's first paint (one file, vite.config.ts). */
export const widgetViews = {
  approvals: {
    titleKey: 'titles.approvals',
    View: lazy(() =>
      import('./approvals/approvals-widget.tsx').then((m) => ({ default: m.ApprovalsWidget })),
    ),
  },
  account: {
    titleKey: 'titles.account',
    View: lazy(() => import('./account/account-widget.tsx').then((m) => ({ default: m.AccountWidget }))),
  },
  notices: { titleKey: 'titles.notices' },
  orders: {
    titleKey: 'titles.orders',
    View: lazy(() => import('./orders/orders-widget.tsx').then((m) => ({ default: m.OrdersWidget }))),
  },
  pickups: {
    titleKey: 'titles.pickups',
    View: lazy(() => import('./pickups/pickups-widget.tsx').then((m) => ({ default: m.PickupsWidget }))),
  },
  contracts: {
    titleKey: 'titles.contracts',
    View: lazy(() =>
      import('./contracts/contracts-widget.tsx').then((m) => ({ default: m.ContractsWidget })),
    ),
  },
  projects: {
    titleKey: 'titles.projects',
    View: lazy(() => import('./projects/projects-widget.tsx').then((m) => ({ default: m.ProjectsWidget }))),
  },
  favourites: {
    titleKey: 'titles.favourites',
    View: lazy(() =>
      import('./favourites/favourites-widget.tsx').then((m) => ({ default: m.FavouritesWidget })),
    ),
  },
  points: {
    titleKey: 'titles.points',
    View: lazy(() => import('./points/points-widget.tsx').then((m) => ({ default: m.PointsWidget }))),
  },
  samples: {
    titleKey: 'titles.samples',
    View: lazy(() => import('./samples/samples-widget.tsx').then((m) => ({ default: m.SamplesWidget }))),
  },
  dealers: {
    titleKey: 'titles.dealers',
    View: lazy(() => import('./dealers/dealers-widget.tsx').then((m) => ({ default: m.DealersWidget }))),
  },
  retailOrders: {
    titleKey: 'titles.retailOrders',
    View: lazy(() =>
      import('./retail/retail-orders-widget.tsx').then((m) => ({ default: m.RetailOrdersWidget })),
    ),
  },
  retailPickups: {
    titleKey: 'titles.retailPickups',
    View: lazy(() =>
      import('./pickups/retail-pickups-widget.tsx').then((m) => ({ default: m.RetailPickupsWidget })),
    ),
  },
  files: {
    titleKey: 'titles.files',
    View: lazy(() => import('./files/files-widget.tsx').then((m) => ({ default: m.FilesWidget }))),
  },
  work: {
    titleKey: 'titles.work',
    View: lazy(() => import('./work/work-widget.tsx').then((m) => ({ default: m.WorkWidget }))),
  },
  quickEntries: {
    titleKey: 'titles.quickEntries',
    View: lazy(() =>
      import('./quick-entries/quick-entries-widget.tsx').then((m) => ({ default: m.QuickEntriesWidget })),
    ),
  },
} as const satisfies Readonly<Record<WidgetId, WidgetView>>
