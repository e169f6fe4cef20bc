import type { Client } from '@portal/protocol/client'
import type { ProcessInformation, Task } from '@portal/protocol/entities/task'
import { useCall } from '../backend/use-call.ts'

interface Approval {
  /** The step that waits for the user; undefined once it is dealt with. */
  readonly task: Task | undefined
  /** Undefined when the user has no part in an approval of this number. */
  readonly process: ProcessInformation | undefined
}

/** The approval of an order, project or contract by its number: one that waits, else one that was dealt with. */
export const useApproval = (client: Client, systemCode: string, businessKey: string) =>
  useCall<Approval>(`${systemCode} ${businessKey}`, async (signal) => {
    const body = { systemCode, businessKey }
    const isMeant = (one: Task) => one.businessKey === businessKey
    const task = (await client.findTodoTasks({ body }, { signal })).data.find(isMeant)
    const known = task ?? (await client.findHistoricTasks({ body }, { signal })).data.find(isMeant)
    if (!known) return { task, process: undefined }
    const { processInstanceId } = known
    const { data } = await client.getProcessInformation({ body: { processInstanceId } }, { signal })
    return { task, process: data }
  })
