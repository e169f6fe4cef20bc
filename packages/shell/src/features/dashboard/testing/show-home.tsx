import type { SystemMenu } from '@portal/protocol/entities/menu'
import type { UserInfo } from '@portal/protocol/entities/user'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, configure, render, screen, within } from '@testing-library/react'
import { Suspense } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { vi } from 'vitest'
import { createQueryClient } from '../../../lib/api/query-client.ts'
import { setDemoConfig } from '../../../lib/config/testing/demo-config.ts'
import { loadTexts } from '../../../lib/i18n/texts.ts'
import { translationReady } from '../../../lib/i18n/translation.ts'
import { DialogHost } from '../../../lib/ui/dialog-host.tsx'
import { MenuNavigationContext } from '../../../menu/menu-navigation.ts'
import { menuItem, systemMenu } from '../../../menu/testing/build-menu.ts'
import { useSession } from '../../../session/session-store.ts'
import { salesUser } from '../../../session/testing/users.ts'
import { Dashboard } from '../dashboard.tsx'

const page = (menuCode: string) => menuItem(menuCode, `/${menuCode.toLowerCase()}`, { menuCode })

// Sixteen widgets are many to query by role on a busy machine.
configure({ asyncUtilTimeout: 20_000 })

/** Menus of a clerk for tiles who also posts points. */
const clerkMenus: readonly SystemMenu[] = [
  systemMenu('OSS', 'Orders', [page('OSS_APPROVALS'), page('OSS_PICKUP_LIST'), page('OSS_POINTS')]),
]

/** Waits for lazily loaded code here, not while a test queries the screen. */
const onDemand = {
  ...import.meta.glob('../widgets/views.ts'),
  ...import.meta.glob('../widgets/points/points-drawer.tsx'),
  ...import.meta.glob('../layout/sortable-grid.tsx'),
}

type Observer = new (
  notify: (entries: readonly { readonly isIntersecting: boolean }[]) => void,
) => Pick<IntersectionObserver, 'observe' | 'disconnect'>

/** Everything is visible: a document without a layout reports nothing. */
class AllSeen implements Pick<IntersectionObserver, 'observe' | 'disconnect'> {
  readonly #notify: () => void
  constructor(notify: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
    this.#notify = () => notify([{ isIntersecting: true }])
  }
  observe() {
    this.#notify()
  }
  disconnect() {}
}

interface HomeOptions {
  readonly user?: UserInfo
  readonly systems?: readonly SystemMenu[]
  /** What becomes visible. */
  readonly observer?: Observer
  readonly config?: Parameters<typeof setDemoConfig>[0]
}

const Address = () => <output aria-label="address">{useLocation().pathname + useLocation().search}</output>

/** Signs a user in and shows the home page; returns the menu events that were reported. */
export async function showHome({
  user = salesUser,
  systems = clerkMenus,
  observer = AllSeen,
  config = {},
}: HomeOptions = {}) {
  // Every user gets the first eight widgets; the rules of the layout have their own tests.
  setDemoConfig({ homeLayouts: [], ...config })
  vi.stubGlobal('IntersectionObserver', observer)
  await Promise.all([translationReady(), loadTexts('en', 'errors')])
  await Promise.all(Object.values(onDemand).map((load) => load()))
  const { signedIn, userLoaded } = useSession.getState()
  signedIn('c-1')
  userLoaded(user, ['CERAMIC'])
  const openMenu = vi.fn()
  const client = createQueryClient(() => {})
  await act(async () =>
    render(
      <>
        <DialogHost />
        <MemoryRouter>
          <Address />
          <QueryClientProvider client={client}>
            <MenuNavigationContext value={{ openMenu, openSystem: vi.fn() }}>
              <Suspense>
                <Dashboard
                  systems={systems}
                  notices={{ banner: null, list: <p>No news</p>, actions: undefined }}
                />
              </Suspense>
            </MenuNavigationContext>
          </QueryClientProvider>
        </MemoryRouter>
      </>,
    ),
  )
  await screen.findByRole('heading', { level: 1 })
  return { openMenu, client }
}

/** One widget by its title. */
export const widget = async (title: string) => {
  const found = await screen.findByRole('region', { name: title })
  return within(found)
}

/** Titles of the widgets in their order on the page. */
export const widgetTitles = (): (string | null)[] =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
