import type { SystemMenu } from '@portal/protocol/entities/menu'
import type { UserInfo } from '@portal/protocol/entities/user'
import { isDistributor } from '@portal/protocol/rules/business-units'
import { useMemo } from 'react'
import { getConfig } from '../../lib/config/runtime-config.ts'
import { useMinute } from '../../lib/use-minute.ts'
import { useHasCall } from '../../session/available-calls.ts'
import { useSession } from '../../session/session-store.ts'
import { AccountStatus } from './account-status.tsx'
import { HomeBanner } from './banner/home-banner.tsx'
import styles from './dashboard.module.css'
import { type DeliveredNotices, HomeMenusContext, NowContext } from './home-context.ts'
import { firstLayoutFor } from './layout/layout.ts'
import { WidgetArea } from './layout/widget-area.tsx'
import { canLoad, visibleWidgets } from './widget-rules.ts'

interface DashboardProps {
  readonly systems: readonly SystemMenu[]
  readonly notices: DeliveredNotices
}

/** Home: what a user needs first in the morning (specification §1), on one screen. */
export function Dashboard(props: DashboardProps) {
  const user = useSession((session) => session.user)
  return user ? <Home {...props} user={user} /> : null
}

function Home({ systems, notices, user }: DashboardProps & { readonly user: UserInfo }) {
  const now = useMinute()
  const { homeWidgets, homeLayouts } = getConfig()
  const hasCall = useHasCall()
  const granted = useMemo(() => visibleWidgets(user, systems, homeWidgets), [user, systems, homeWidgets])
  const widgets = useMemo(() => granted.filter(({ id }) => canLoad(id, hasCall)), [granted, hasCall])
  const firstLayout = useMemo(() => {
    const ids = widgets.map(({ id }) => id)
    // The strip of figures leaves no gap.
    const lost = granted.filter((one) => one.size !== 'full' && !widgets.includes(one))
    return firstLayoutFor(
      user,
      ids,
      homeLayouts,
      lost.map(({ id }) => id),
    )
  }, [user, granted, widgets, homeLayouts])
  return (
    <NowContext value={now}>
      <HomeMenusContext value={systems}>
        <div className={styles.page}>
          <WidgetArea
            userId={user.userId}
            widgets={widgets}
            firstLayout={firstLayout}
            notices={notices}
            top={(customise) => (
              <>
                <HomeBanner userId={user.userId} now={now} customise={customise} />
                {isDistributor(user) && (
                  <AccountStatus page={widgets.find(({ id }) => id === 'account')?.page} />
                )}
                {notices.banner}
              </>
            )}
          />
        </div>
      </HomeMenusContext>
    </NowContext>
  )
}
