import { FailureState } from '@portal/page-kit/failure-state'
import { useFormats } from '@portal/page-kit/formats'
import type { Task } from '@portal/protocol/calls/approval'
import { taskTitle } from '@portal/protocol/rules/task-title'
import { type SpecifiedSubApp, specifiedSystems } from '@portal/protocol/systems'
import { usePortalSnapshot } from '@portal/sub-app-sdk/react'
import { Button, Card, Flex, Skeleton, Typography, theme } from 'antd'
import { useOpenApproval } from '../approvals/use-open-approval.ts'
import { useOpenInbox } from '../approvals/use-open-inbox.ts'
import { useCall, usePortalClient } from '../backend/use-call.ts'
import { useTexts } from '../i18n/texts.ts'
import { useShownAgain } from '../page/use-shown-again.ts'

/** How many of them the start page shows. */
const shown = 5

/** A system's longest waiting approvals for the user, their number, and a link to all of them. */
export function WaitingApprovals({ identity }: { readonly identity: SpecifiedSubApp }) {
  const { home } = useTexts()
  const { user } = usePortalSnapshot()
  const client = usePortalClient()
  const { quantity } = useFormats()
  const systemCode = specifiedSystems.codeOfApp(identity)
  const openInbox = useOpenInbox(systemCode)
  const { data, error, isLoading, retry, refresh } = useCall(
    `${systemCode} ${user.userId}`,
    async (signal) => {
      const body = { systemCode, pageIndex: 1, pageRows: shown }
      const answer = await client.findTodoTasks({ body }, { signal })
      return { tasks: answer.data, total: answer.count ?? answer.data.length }
    },
  )
  useShownAgain(refresh)
  return (
    <Card
      title={data?.total ? `${home.waiting} ${quantity(data.total)}` : home.waiting}
      extra={
        data !== undefined &&
        data.total > 0 && (
          <Button type="link" onClick={() => void openInbox()}>
            {home.all}
          </Button>
        )
      }
      styles={{ body: { padding: '8px 16px' } }}
    >
      {isLoading ? (
        <Skeleton active />
      ) : error !== undefined ? (
        <FailureState error={error} onRetry={retry} />
      ) : data?.tasks.length ? (
        <ul style={{ margin: 0, padding: 0, listStyle: 'none' }}>
          {data.tasks.map((task, index) => (
            <WaitingTask key={task.taskId} task={task} isFirst={index === 0} />
          ))}
        </ul>
      ) : (
        <Typography.Paragraph type="secondary" style={{ margin: 8 }}>
          {home.nothingWaits}
        </Typography.Paragraph>
      )}
    </Card>
  )
}

function WaitingTask({ task, isFirst }: { readonly task: Task; readonly isFirst: boolean }) {
  const { taskId, title, businessKey, applicantName, amount, startedAt } = task
  const { token } = theme.useToken()
  const formats = useFormats()
  const openApproval = useOpenApproval()
  const { name, kind } = taskTitle(title, businessKey)
  const facts = [kind && `${kind} ${businessKey}`, applicantName, formats.date(startedAt)]
  return (
    <li style={isFirst ? undefined : { borderTop: `1px solid ${token.colorBorderSecondary}` }}>
      <Button
        block
        type="text"
        style={{ height: 'auto', padding: 8, display: 'block', whiteSpace: 'normal', textAlign: 'start' }}
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
}
