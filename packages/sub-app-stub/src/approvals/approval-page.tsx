import { EmptyState } from '@portal/page-kit/empty-state'
import { LoadingCard } from '@portal/page-kit/loading-card'
import { PageFrame } from '@portal/page-kit/page-frame'
import { State } from '@portal/page-kit/state-chip'
import type { ProcessInformation, Task } from '@portal/protocol/calls/approval'
import type { Client } from '@portal/protocol/client'
import { sameId } from '@portal/protocol/rules/ids'
import { specifiedSystems } from '@portal/protocol/systems'
import { usePortal } from '@portal/sub-app-sdk/react'
import { useQuery } from '@tanstack/react-query'
import { Alert, Button, Card } from 'antd'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { endedSession, usePortalClient } from '../backend/portal-client.ts'
import { fill, useTexts } from '../i18n/texts.ts'
import { useIdentity } from '../identity.ts'
import { useUnsavedInput } from '../page/unsaved-input.tsx'
import { useShownAgain } from '../page/use-shown-again.ts'
import { ApprovalFacts } from './approval-facts.tsx'
import { Decision } from './decision.tsx'

interface Approval {
  /** Whether the step waits for the user; otherwise it was handled. */
  readonly isWaiting: boolean
  /** Undefined when the user has no part in an approval of this number. */
  readonly found: { readonly step: Task; readonly process: ProcessInformation } | undefined
}

/** The approval of a record: a waiting one, else a handled one; of several the one with the task's id, if any. */
const useApproval = (client: Client, systemCode: string, businessKey: string, taskId: string | undefined) =>
  useQuery({
    queryKey: ['ownApproval', systemCode, businessKey, taskId],
    queryFn: async ({ signal }): Promise<Approval> => {
      const body = { systemCode, businessKey }
      const meantOf = <Found extends Task>(tasks: readonly Found[]) => {
        const meant = tasks.filter((one) => one.businessKey === businessKey)
        return meant.find((one) => sameId(one.taskId, taskId)) ?? meant[0]
      }
      const waiting = meantOf((await client.findTodoTasks({ body }, { signal })).data)
      const step = waiting ?? meantOf((await client.findHistoricTasks({ body }, { signal })).data)
      if (!step) return { isWaiting: false, found: undefined }
      const { processInstanceId } = step
      const { data } = await client.getProcessInformation({ body: { processInstanceId } }, { signal })
      return { isWaiting: waiting !== undefined, found: { step, process: data } }
    },
  })

/**
 * Checks whether the step still waits whenever the page is shown again, since it may have been decided elsewhere.
 * Unsent input stays if nothing has changed.
 * @returns checks now whether it was decided; undefined if unknown
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
  /** The page without the approval. */
  readonly wholePage: string
  readonly businessKey: string
  readonly taskId?: string | undefined
  /** Shown where the user has no part in an approval of this number. */
  readonly instead?: ReactNode
}

/** One approval, found by its record's number, with the decision if it waits for the user. */
export function ApprovalPage({ wholePage, businessKey, taskId, instead }: ApprovalPageProps) {
  const { approvals } = useTexts()
  const navigate = useNavigate()
  const client = usePortalClient()
  const unsaved = useUnsavedInput()
  const page = useRef<HTMLDivElement>(null)
  const systemCode = specifiedSystems.codeOfApp(useIdentity())
  const loaded = useApproval(client, systemCode, businessKey, taskId)
  const { isLoading, data, refetch } = loaded
  const error = data ? null : loaded.error
  const { step, process } = data?.found ?? {}
  const isSettled = data !== undefined && !data.isWaiting
  /** How the last step that waited here was dealt with. */
  const [dealtWith, setDealtWith] = useState<'here' | 'elsewhere'>()
  const isDecidedElsewhere = useDecidedElsewhere(
    client,
    systemCode,
    isLoading || isSettled ? undefined : step,
    () => {
      setDealtWith('elsewhere')
      void refetch()
    },
  )
  const decidedHere = () => {
    setDealtWith('here')
    void refetch()
  }
  useEffect(() => {
    if (!isSettled) return
    // A decided approval has no comment draft any more; a remaining one can't be sent.
    if (unsaved.textOf(businessKey) !== '') setDealtWith('elsewhere')
    unsaved.keepText(businessKey, '')
  }, [isSettled, unsaved, businessKey])

  if (instead && !isLoading && data && !process) return instead
  return (
    <div ref={page}>
      <PageFrame
        title={fill(approvals.title, { number: businessKey })}
        state={process && <State group="processState" code={process.state} />}
        meta={process?.title}
        actions={<Button onClick={() => void navigate(wholePage)}>{approvals.all}</Button>}
      >
        <LoadingCard isLoading={isLoading} error={error} onRetry={refetch} />
        {!isLoading && data && !process && (
          <Card>
            <EmptyState text={fill(approvals.missing, { number: businessKey })} />
          </Card>
        )}
        {!isLoading && step && process && (
          <>
            {isSettled && dealtWith === 'elsewhere' && (
              <Alert type="info" showIcon title={approvals.decidedElsewhere} />
            )}
            <ApprovalFacts process={process} />
            {(!isSettled || dealtWith) && (
              <Decision
                page={page}
                step={step}
                isWaiting={!isSettled}
                process={process}
                onDecided={decidedHere}
                isDecidedElsewhere={isDecidedElsewhere}
              />
            )}
          </>
        )}
      </PageFrame>
    </div>
  )
}
