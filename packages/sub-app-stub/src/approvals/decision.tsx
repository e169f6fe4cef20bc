import type { ProcessInformation, Task } from '@portal/protocol/calls/approval'
import { isOwnApplication } from '@portal/protocol/rules/approvals'
import type { SpecifiedSubApp } from '@portal/protocol/systems'
import { usePortalSnapshot } from '@portal/sub-app-sdk/react'
import { Flex, Typography } from 'antd'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { useTexts } from '../i18n/texts.ts'
import { DealtWith, DecisionBar, QueueButtons } from './decision-bar.tsx'
import { DecisionForm } from './decision-form.tsx'
import { useDecisions } from './decision-keeper.tsx'
import { useQueue } from './use-queue.ts'
import { useRecordKeys } from './use-record-keys.ts'

interface DecisionProps {
  readonly identity: SpecifiedSubApp
  /** The whole page, where keys are pressed. */
  readonly page: RefObject<HTMLElement | null>
  /** The step that is shown. */
  readonly step: Task
  /** Whether it still waits, as far as the page knows. */
  readonly isWaiting: boolean
  readonly process: ProcessInformation
  /** The decision of this page was sent. */
  readonly onDecided: () => void
  readonly isDecidedElsewhere: () => Promise<boolean>
}

/** The bar below an approval: its decision, and the link to the next one. */
export function Decision(props: DecisionProps) {
  const { identity, page, step, isWaiting, process, onDecided, isDecidedElsewhere } = props
  const { approvals } = useTexts()
  const { user } = usePortalSnapshot()
  const { undo, isGone, progressOf } = useDecisions()
  const [isRejected, setRejected] = useState(false)
  const queue = useQueue(identity, step.taskId)
  useRecordKeys(page, {
    next: () => void queue.open(queue.place?.next),
    previous: () => void queue.open(queue.place?.previous),
    undo,
  })
  const isSent = progressOf(step.taskId)?.is === 'sent'
  const reportDecided = useEffectEvent(onDecided)
  useEffect(() => {
    if (isSent) reportDecided()
  }, [isSent])

  if (isGone(step)) {
    return (
      <DecisionBar>
        <DealtWith taskId={step.taskId} state={isRejected ? 'rejected' : 'approved'} queue={queue} />
      </DecisionBar>
    )
  }
  if (!isWaiting) {
    return (
      <DecisionBar>
        <Flex justify="end">
          <QueueButtons queue={queue} isDone />
        </Flex>
      </DecisionBar>
    )
  }
  return (
    <DecisionBar>
      {isOwnApplication(user, process, process) ? (
        <Flex wrap gap={12} align="center" justify="space-between">
          <Typography.Text role="note">{approvals.own}</Typography.Text>
          <QueueButtons queue={queue} isDone={false} />
        </Flex>
      ) : (
        <DecisionForm
          key={step.taskId}
          task={step}
          process={process}
          page={page}
          onRejected={() => setRejected(true)}
          isDecidedElsewhere={isDecidedElsewhere}
        >
          <QueueButtons queue={queue} isDone={false} />
        </DecisionForm>
      )}
    </DecisionBar>
  )
}
