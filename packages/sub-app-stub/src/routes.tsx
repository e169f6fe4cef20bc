import type { SubAppName } from '@portal/protocol/systems'
import type { ReactNode } from 'react'
import { Navigate, Route, Routes } from 'react-router-dom'
import { pagePaths } from './i18n/page-names.ts'
import { NewOrderPage } from './orders/new-order-page.tsx'
import { OrderDetailPage } from './orders/order-detail-page.tsx'
import { OrderListPage } from './orders/order-list-page.tsx'
import { orderPaths } from './orders/order-paths.ts'
import { GeneratedPage, generatedPages } from './page/generated-page.tsx'
import { MenuPage } from './page/menu-page.tsx'
import { NotFoundPage } from './page/not-found-page.tsx'

/** Start page of every sub-app. */
const home = '/home'

/** Pages with content of their own; all others of the menus are information pages, or approvals by their business key. */
const ownPages: Readonly<Partial<Record<SubAppName, Readonly<Record<string, ReactNode>>>>> = {
  oms: {
    [orderPaths.list]: <OrderListPage />,
    [orderPaths.create]: <NewOrderPage />,
    [orderPaths.detailPattern]: <OrderDetailPage />,
  },
}

/** The pages of one identity. */
export function AppRoutes({ identity }: { readonly identity: SubAppName }) {
  const pages = ownPages[identity] ?? {}
  return (
    <Routes>
      <Route path="/" element={<Navigate to={home} replace />} />
      {Object.entries(pages).map(([path, page]) => (
        <Route key={path} path={path} element={page} />
      ))}
      {pagePaths(identity)
        .filter((path) => !(path in pages))
        .map((path) => (
          <Route key={path} path={path} element={<MenuPage identity={identity} path={path} />} />
        ))}
      <Route path={generatedPages} element={<GeneratedPage identity={identity} />} />
      <Route path="*" element={<NotFoundPage home={home} />} />
    </Routes>
  )
}
