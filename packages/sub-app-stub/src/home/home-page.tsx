import { FailureState } from '@portal/page-kit/failure-state'
import { useFormats } from '@portal/page-kit/formats'
import { PageFrame } from '@portal/page-kit/page-frame'
import { type SpecifiedSubApp, specifiedSystems } from '@portal/protocol/systems'
import { usePortalSnapshot } from '@portal/sub-app-sdk/react'
import { Button, Card, Flex, Skeleton, Typography } from 'antd'
import { useOpenApproval } from '../approvals/use-open-approval.ts'
import { useCall, usePortalClient } from '../backend/use-call.ts'
import { usePageName } from '../i18n/page-names.ts'
import { useTexts } from '../i18n/texts.ts'
import { useOpenPage } from '../page/use-open-page.ts'
import { useShownAgain } from '../page/use-shown-again.ts'
import { StartFigures } from './start-figures.tsx'

/** The most used pages of a system. The portal explains a missing permission. */
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
  return <Button onClick={() => void openPage(path, name)}>{name}</Button>
}

/** How many approvals the start page shows. */
const shown = 5

/** Start page of a sub-app: how things stand, what waits for the user, and where people go most. */
export function HomePage({ identity, path }: { readonly identity: SpecifiedSubApp; readonly path: string }) {
  const { home } = useTexts()
  const { user, position } = usePortalSnapshot()
  const actingAs = [user.userFullName, position?.positionName].filter(Boolean).join(' · ')
  return (
    <PageFrame isNamedByMenu title={usePageName(identity, path)} meta={actingAs}>
      <StartFigures identity={identity} />
      <Card title={home.waiting}>
        <WaitingApprovals identity={identity} />
      </Card>
      <Card title={home.shortcuts}>
        <Flex wrap gap={8}>
          {shortcuts[identity].map((target) => (
            <Shortcut key={target} identity={identity} path={target} />
          ))}
        </Flex>
      </Card>
    </PageFrame>
  )
}

function WaitingApprovals({ identity }: { readonly identity: SpecifiedSubApp }) {
  const { home } = useTexts()
  const { user } = usePortalSnapshot()
  const { date } = useFormats()
  const client = usePortalClient()
  const openApproval = useOpenApproval()
  const systemCode = specifiedSystems.codeOfApp(identity)
  const waiting = useCall(`${systemCode} ${user.userId}`, async (signal) => {
    const body = { systemCode, pageIndex: 1, pageRows: shown }
    return (await client.findTodoTasks({ body }, { signal })).data
  })
  useShownAgain(waiting.refresh)
  if (waiting.isLoading) return <Skeleton active />
  if (waiting.error !== undefined) return <FailureState error={waiting.error} onRetry={waiting.retry} />
  if (!waiting.data?.length) return <Typography.Text type="secondary">{home.nothingWaits}</Typography.Text>
  return (
    <ul style={{ margin: 0, padding: 0, listStyle: 'none' }}>
      {waiting.data.map(({ taskId, title, businessKey, startedAt }) => (
        <li key={taskId}>
          <Flex wrap justify="space-between" align="center" gap={8}>
            <Button
              type="link"
              style={{ padding: 0, whiteSpace: 'normal', height: 'auto', textAlign: 'start' }}
              onClick={() => void openApproval({ taskId, businessKey })}
            >
              {title}
            </Button>
            <Typography.Text type="secondary">{date(startedAt)}</Typography.Text>
          </Flex>
        </li>
      ))}
    </ul>
  )
}
