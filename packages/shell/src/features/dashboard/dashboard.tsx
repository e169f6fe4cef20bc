import type { SystemMenu } from '@portal/protocol/entities/menu'
import type { UserInfo } from '@portal/protocol/entities/user'
import { isDistributor } from '@portal/protocol/rules/business-units'
import { useMemo } from 'react'
import { getConfig } from '../../lib/config/runtime-config.ts'
import { useMinute } from '../../lib/use-minute.ts'
import { useSession } from '../../session/session-store.ts'
import { AccountStatus } from './account-status.tsx'
import styles from './dashboard.module.css'
import { GreetingCard } from './greeting-card.tsx'
import { type DeliveredNotices, HomeMenusContext, NowContext } from './home-context.ts'
import { WidgetArea } from './layout/widget-area.tsx'
import { visibleWidgets } from './widget-rules.ts'

interface DashboardProps {
  readonly systems: readonly SystemMenu[]
  readonly notices: DeliveredNotices
}

/** Home: what a person needs first in the morning (specification §1). */
export function Dashboard(props: DashboardProps) {
  const user = useSession((session) => session.user)
  return user ? <Home {...props} user={user} /> : null
}

function Home({ systems, notices, user }: DashboardProps & { readonly user: UserInfo }) {
  const now = useMinute()
  const widgets = useMemo(() => visibleWidgets(user, systems, getConfig().homeWidgets), [user, systems])
  return (
    <NowContext value={now}>
      <HomeMenusContext value={systems}>
        <div className={styles.page}>
          <WidgetArea
            userId={user.userId}
            widgets={widgets}
            notices={notices}
            greeting={<GreetingCard now={now} />}
            status={isDistributor(user) && <AccountStatus />}
          />
        </div>
      </HomeMenusContext>
    </NowContext>
  )
}
