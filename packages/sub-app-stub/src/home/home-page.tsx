import { PageFrame } from '@portal/page-kit/page-frame'
import type { SpecifiedSubApp } from '@portal/protocol/systems'
import { usePortalSnapshot } from '@portal/sub-app-sdk/react'
import { Button, Card, Flex, Grid, Skeleton } from 'antd'
import { usePageName } from '../i18n/page-names.ts'
import { useTexts } from '../i18n/texts.ts'
import { useMenuPages } from '../menus/use-menu-pages.ts'
import { useOpenPage } from '../page/use-open-page.ts'
import { LatestRecords } from './latest-records.tsx'
import { StartFigures } from './start-figures.tsx'
import { WaitingApprovals } from './waiting-approvals.tsx'

/** The most used pages of a system. */
const shortcuts: Readonly<Record<SpecifiedSubApp, readonly string[]>> = {
  oms: ['/orders/ceramic', '/orders/ceramic/new', '/orders/summary', '/pickups', '/balance', '/products'],
  ltc: ['/projects', '/projects/new', '/contracts', '/contracts/waiting', '/receivables/payments'],
  czdp: ['/dealers', '/stores', '/samples', '/promotions', '/rebates'],
  dp: ['/retail-orders', '/retail-orders/new', '/pickups', '/measurements', '/after-sales'],
}

/** Opens a page of the menus in its tab. */
function Shortcut({ identity, path }: { readonly identity: SpecifiedSubApp; readonly path: string }) {
  const name = usePageName(identity, path)
  const openPage = useOpenPage()
  return (
    <Button
      block
      type="text"
      icon={<span aria-hidden>›</span>}
      iconPlacement="end"
      style={{ justifyContent: 'space-between', height: 40 }}
      onClick={() => void openPage(path, name)}
    >
      {name}
    </Button>
  )
}

/** Start page of a sub-app: figures, waiting approvals, and frequently used pages. */
export function HomePage({ identity, path }: { readonly identity: SpecifiedSubApp; readonly path: string }) {
  const { home } = useTexts()
  const { user, position } = usePortalSnapshot()
  const mayOpen = useMenuPages(identity)
  const offered = mayOpen && shortcuts[identity].filter(mayOpen)
  const isWide = Grid.useBreakpoint().lg !== false
  const actingAs = [user.userFullName, position?.positionName].filter(Boolean).join(' · ')
  return (
    <PageFrame isNamedByMenu title={usePageName(identity, path)} meta={actingAs}>
      <StartFigures identity={identity} mayOpen={mayOpen} />
      <div
        style={{
          ...{ display: 'grid', gap: 16, alignItems: 'start' },
          gridTemplateColumns: isWide ? 'minmax(0, 2fr) minmax(240px, 1fr)' : 'minmax(0, 1fr)',
        }}
      >
        <Flex vertical gap={16} style={{ minWidth: 0 }}>
          <WaitingApprovals identity={identity} />
          {mayOpen && <LatestRecords identity={identity} mayOpen={mayOpen} />}
        </Flex>
        {offered?.length !== 0 && (
          <Card title={home.shortcuts} styles={{ body: { padding: 8 } }}>
            {offered ? (
              offered.map((target) => <Shortcut key={target} identity={identity} path={target} />)
            ) : (
              <Skeleton active title={false} style={{ padding: 8 }} />
            )}
          </Card>
        )}
      </div>
    </PageFrame>
  )
}
