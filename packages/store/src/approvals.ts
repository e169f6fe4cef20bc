import { endApplication } from './applications/end-application.ts'
import type { ApprovalProcess, ApprovalTask, Prisma, ProcessState } from './generated/client.ts'
import type { World } from './worlds/world.ts'

export interface Decision {
  readonly taskId: number
  /** Whose task it must be. */
  readonly assigneeId: number
  readonly verdict: 'approved' | 'rejected'
  readonly comment: string
}

type Process = Pick<ApprovalProcess, 'processNo' | 'state'>

/** The approval afterwards, or why nothing was decided: no such task waits for the assignee, or the assignee applied for it. */
export type DecisionOutcome =
  | { readonly kind: 'decided'; readonly process: Process }
  | { readonly kind: 'not-waiting' }
  | { readonly kind: 'own-application' }

/**
 * Decides a waiting task in one transaction: the next step starts to wait, or the approval ends and its subject
 * proceeds. A rejection ends it at once. Applicants can't decide their own (assumed).
 */
export function decideTask(world: World, decision: Decision): Promise<DecisionOutcome> {
  const { taskId, assigneeId, verdict, comment } = decision
  const endedAt = world.now()
  return world.db.$transaction(async (tx) => {
    const where = { id: taskId, assigneeId, state: 'waiting' } as const
    const own = { ...where, process: { applicantId: assigneeId } }
    if ((await tx.approvalTask.count({ where: own })) > 0) return { kind: 'own-application' }
    const { count } = await tx.approvalTask.updateMany({ where, data: { state: verdict, comment, endedAt } })
    if (count === 0) return { kind: 'not-waiting' }
    const task = await tx.approvalTask.findUniqueOrThrow({ where: { id: taskId } })
    const goesOn = verdict === 'approved' && (await startNext(tx, task, endedAt))
    const process = goesOn
      ? await tx.approvalProcess.findUniqueOrThrow({ where: { id: task.processId } })
      : await endProcess(tx, task.processId, verdict, endedAt)
    return { kind: 'decided', process }
  })
}

/** @returns false when the task was the last */
async function startNext(tx: Prisma.TransactionClient, { processId, stepNo }: ApprovalTask, startedAt: Date) {
  const { count } = await tx.approvalTask.updateMany({
    where: { processId, stepNo: stepNo + 1, state: 'pending' },
    data: { state: 'waiting', startedAt },
  })
  return count > 0
}

async function endProcess(
  tx: Prisma.TransactionClient,
  processId: number,
  verdict: Exclude<ProcessState, 'running'>,
  endedAt: Date,
): Promise<Process> {
  await tx.approvalTask.updateMany({ where: { processId, state: 'pending' }, data: { state: 'skipped' } })
  const process = await tx.approvalProcess.update({
    where: { id: processId },
    data: { state: verdict, endedAt },
  })
  await moveSubject(tx, process, verdict, endedAt)
  return process
}

/** What becomes of the thing that was approved or rejected (assumed). */
async function moveSubject(
  tx: Prisma.TransactionClient,
  { subject, businessKey }: ApprovalProcess,
  verdict: Exclude<ProcessState, 'running'>,
  now: Date,
): Promise<void> {
  const approved = verdict === 'approved'
  if (subject === 'salesOrder') {
    const where = { orderNo: businessKey, status: 'submitted' } as const
    await tx.salesOrder.updateMany({ where, data: { status: approved ? 'approved' : 'draft' } })
  } else if (subject === 'project') {
    const where = { projectNo: businessKey, stage: 'review' } as const
    await tx.project.updateMany({ where, data: { stage: approved ? 'bidding' : 'registered' } })
  } else if (subject === 'contract') {
    const where = { contractNo: businessKey, status: 'waiting' } as const
    const data = approved
      ? { status: 'effective' as const, registeredAt: now }
      : { status: 'terminated' as const }
    await tx.contract.updateMany({ where, data })
  } else {
    await endApplication(tx, businessKey, verdict, now)
  }
}
