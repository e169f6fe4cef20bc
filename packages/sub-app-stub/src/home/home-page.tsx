import { FailureState } from '@portal/page-kit/failure-state'
import { useFormats } from '@portal/page-kit/formats'
import { PageFrame } from '@portal/page-kit/page-frame'
import { taskTitle } from '@portal/protocol/rules/task-title'
import { type SpecifiedSubApp, specifiedSystems } from '@portal/protocol/systems'
import { usePortalSnapshot } from '@portal/sub-app-sdk/react'
import { Button, Card, Flex, Grid, Skeleton, Typography, theme } from 'antd'
import { useOpenApproval } from '../approvals/use-open-approval.ts'
import { useCall, usePortalClient } from '../backend/use-call.ts'
import { usePageName } from '../i18n/page-names.ts'
import { useTexts } from '../i18n/texts.ts'
import { useOpenPage } from '../page/use-open-page.ts'
import { useShownAgain } from '../page/use-shown-again.ts'
import { LatestRecords } from './latest-records.tsx'
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

/** How many approvals the start page shows. */
const shown = 5

/** Start page of a sub-app: how things stand, what waits for the user, and where people go most. */
export function HomePage({ identity, path }: { readonly identity: SpecifiedSubApp; readonly path: string }) {
  const { home } = useTexts()
  const { user, position } = usePortalSnapshot()
  const isWide = Grid.useBreakpoint().lg !== false
  const actingAs = [user.userFullName, position?.positionName].filter(Boolean).join(' · ')
  return (
    <PageFrame isNamedByMenu title={usePageName(identity, path)} meta={actingAs}>
      <StartFigures identity={identity} />
      <div
        style={{
          ...{ display: 'grid', gap: 16, alignItems: 'start' },
          gridTemplateColumns: isWide ? 'minmax(0, 2fr) minmax(240px, 1fr)' : 'minmax(0, 1fr)',
        }}
      >
        <Flex vertical gap={16} style={{ minWidth: 0 }}>
          <Card title={home.waiting} styles={{ body: { padding: '8px 16px' } }}>
            <WaitingApprovals identity={identity} />
          </Card>
          <LatestRecords identity={identity} />
        </Flex>
        <Card title={home.shortcuts} styles={{ body: { padding: 8 } }}>
          {shortcuts[identity].map((target) => (
            <Shortcut key={target} identity={identity} path={target} />
          ))}
        </Card>
      </div>
    </PageFrame>
  )
}

function WaitingApprovals({ identity }: { readonly identity: SpecifiedSubApp }) {
  const { home } = useTexts()
  const { user } = usePortalSnapshot()
  const { token } = theme.useToken()
  const formats = useFormats()
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
  if (!waiting.data?.length)
    return (
      <Typography.Paragraph type="secondary" style={{ margin: 8 }}>
        {home.nothingWaits}
      </Typography.Paragraph>
    )
  return (
    <ul style={{ margin: 0, padding: 0, listStyle: 'none' }}>
      {waiting.data.map(({ taskId, title, businessKey, applicantName, amount, startedAt }, index) => {
        const { name, kind } = taskTitle(title, businessKey)
        const facts = [kind && `${kind} ${businessKey}`, applicantName, formats.date(startedAt)]
        return (
          <li
            key={taskId}
            style={index > 0 ? { borderTop: `1px solid ${token.colorBorderSecondary}` } : undefined}
          >
            <Button
              block
              type="text"
              style={{
                height: 'auto',
                padding: 8,
                display: 'block',
                whiteSpace: 'normal',
                textAlign: 'start',
              }}
              onClick={() => void openApproval({ taskId, businessKey })}
            >
              <Flex justify="space-between" gap={16}>
                <span>{name}</span>
                {amount !== null && (
                  <span style={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
                    {formats.amount(amount)}
                  </span>
                )}
              </Flex>
              <Typography.Text type="secondary" style={{ fontSize: token.fontSizeSM }}>
                {facts.filter(Boolean).join(' · ')}
              </Typography.Text>
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
