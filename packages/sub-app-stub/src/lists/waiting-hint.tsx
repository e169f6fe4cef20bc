import { type SpecifiedSubApp, specifiedSystems } from '@portal/protocol/systems'
import { Alert, Button } from 'antd'
import { useCall, usePortalClient } from '../backend/use-call.ts'
import { useTexts } from '../i18n/texts.ts'

interface WaitingHintProps {
  readonly identity: SpecifiedSubApp
  readonly number: string
  readonly onOpen: () => void
}

/** Beside a list: links to the record whose approval waits for the user. */
export function WaitingHint({ identity, number, onOpen }: WaitingHintProps) {
  const { approvals } = useTexts()
  const client = usePortalClient()
  const systemCode = specifiedSystems.codeOfApp(identity)
  const { data: task } = useCall(`waiting ${systemCode} ${number}`, async (signal) => {
    const { data } = await client.findTodoTasks({ body: { systemCode, businessKey: number } }, { signal })
    return data.find(({ businessKey }) => businessKey === number)
  })
  if (!task) return null
  return (
    <Alert
      type="warning"
      showIcon
      title={approvals.waitsForYou}
      description={task.taskName}
      action={
        <Button type="primary" onClick={onOpen}>
          {approvals.decide}
        </Button>
      }
    />
  )
}
