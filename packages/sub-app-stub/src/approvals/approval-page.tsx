import { FailureState } from '@portal/page-kit/failure-state'
import { PageFrame } from '@portal/page-kit/page-frame'
import type { ProcessInformation, Task } from '@portal/protocol/calls/approval'
import type { Client } from '@portal/protocol/client'
import { sameId } from '@portal/protocol/rules/ids'
import { type SpecifiedSubApp, specifiedSystems } from '@portal/protocol/systems'
import { usePortal, usePortalSnapshot } from '@portal/sub-app-sdk/react'
import { Alert, Button, Card, Empty, Flex, Skeleton } from 'antd'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { endedSession, useCall, usePortalClient } from '../backend/use-call.ts'
import { fill, useTexts } from '../i18n/texts.ts'
import { useUnsavedInput } from '../page/unsaved-input.tsx'
import { useShownAgain } from '../page/use-shown-again.ts'
import { ApprovalFacts } from './approval-facts.tsx'
import { DecisionForm } from './decision-form.tsx'
import { NextApproval } from './next-approval.tsx'

interface Approval {
  /** The step that waits for the user; undefined once it is dealt with. */
  readonly task: Task | undefined
  /** Undefined when the user has no part in an approval of this number. */
  readonly process: ProcessInformation | undefined
}

/**
 * The approval of an order, project or contract by its number: one that waits, else one that was dealt with. Of several
 * the one with the task's id, if there is one.
 */
const useApproval = (client: Client, systemCode: string, businessKey: string, taskId: string | undefined) =>
  useCall<Approval>(`${systemCode} ${businessKey} ${taskId}`, async (signal) => {
    const body = { systemCode, businessKey }
    const meantOf = <Found extends Task>(tasks: readonly Found[]) => {
      const meant = tasks.filter((one) => one.businessKey === businessKey)
      return meant.find((one) => sameId(one.taskId, taskId)) ?? meant[0]
    }
    const task = meantOf((await client.findTodoTasks({ body }, { signal })).data)
    const known = task ?? meantOf((await client.findHistoricTasks({ body }, { signal })).data)
    if (!known) return { task, process: undefined }
    const { processInstanceId } = known
    const { data } = await client.getProcessInformation({ body: { processInstanceId } }, { signal })
    return { task, process: data }
  })

/**
 * Asks again whether the step still waits whenever the page is shown again: it may have been decided meanwhile. What the person writes stays
 * where nothing has changed.
 * @returns checks at once whether it was decided; undefined where that is unknown
 */
function useDecidedElsewhere(
  client: Client,
  systemCode: string,
  task: Task | undefined,
  onDecided: () => void,
): () => Promise<boolean> {
  const portal = usePortal()
  const ask = async (signal: AbortSignal): Promise<boolean> => {
    if (!task) return false
    const { taskId, businessKey } = task
    try {
      const { data } = await client.findTodoTasks({ body: { systemCode, businessKey } }, { signal })
      if (signal.aborted || data.some((one) => sameId(one.taskId, taskId))) return false
      onDecided()
      return true
    } catch (error) {
      // Other failures are shown when the user decides.
      if (endedSession(error)) portal.sessionExpired()
      return false
    }
  }
  useShownAgain((signal) => void ask(signal))
  return () => ask(new AbortController().signal)
}

interface ApprovalPageProps {
  readonly identity: SpecifiedSubApp
  /** The page without the approval. */
  readonly wholePage: string
  readonly businessKey: string
  readonly taskId?: string | undefined
}

/** One approval, found by the number of what is approved, and decided where it waits for the user. */
export function ApprovalPage({ identity, wholePage, businessKey, taskId }: ApprovalPageProps) {
  const { approvals } = useTexts()
  const { user } = usePortalSnapshot()
  const navigate = useNavigate()
  const client = usePortalClient()
  const systemCode = specifiedSystems.codeOfApp(identity)
  const found = useApproval(client, systemCode, businessKey, taskId)
  const { isLoading, error, data } = found
  const unsaved = useUnsavedInput()
  const isSettled = data !== undefined && !data.task
  /** How the last step that waited here was dealt with. */
  const [dealtWith, setDealtWith] = useState<'here' | 'elsewhere'>()
  const isDecidedElsewhere = useDecidedElsewhere(
    client,
    systemCode,
    isLoading ? undefined : data?.task,
    () => {
      setDealtWith('elsewhere')
      found.retry()
    },
  )
  const decidedHere = () => {
    setDealtWith('here')
    found.retry()
  }
  useEffect(() => {
    if (!isSettled) return
    // What was decided here has no comment any more; one that is left can't be sent.
    if (unsaved.textOf(businessKey) !== '') setDealtWith('elsewhere')
    unsaved.keepText(businessKey, '')
  }, [isSettled, unsaved, businessKey])

  return (
    <PageFrame
      title={fill(approvals.title, { number: businessKey })}
      actions={<Button onClick={() => void navigate(wholePage)}>{approvals.all}</Button>}
    >
      <Card>
        {isLoading && <Skeleton active />}
        {!isLoading && error !== undefined && <FailureState error={error} onRetry={found.retry} />}
        {!isLoading && data && !data.process && (
          <Empty description={fill(approvals.missing, { number: businessKey })} />
        )}
        {!isLoading && data?.process && (
          <Flex vertical gap={24}>
            {isSettled && dealtWith === 'elsewhere' && (
              <Alert type="info" showIcon title={approvals.decidedElsewhere} />
            )}
            {isSettled && dealtWith && <NextApproval systemCode={systemCode} />}
            <ApprovalFacts process={data.process} />
            {data.task &&
              (sameId(data.process.applicantId, user.userId) ? (
                <Alert role="note" type="info" showIcon title={approvals.own} />
              ) : (
                <DecisionForm
                  key={data.task.taskId}
                  task={data.task}
                  process={data.process}
                  onDecided={decidedHere}
                  isDecidedElsewhere={isDecidedElsewhere}
                />
              ))}
          </Flex>
        )}
      </Card>
    </PageFrame>
  )
}
