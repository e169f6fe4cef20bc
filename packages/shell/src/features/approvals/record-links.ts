import type { ApprovalSubject, ProcessInformation } from '@portal/protocol/calls/approval'
import type { LinkedRecord } from '../../menu/use-open-record.ts'

const ofSubjects: Readonly<Partial<Record<ApprovalSubject, LinkedRecord>>> = {
  salesOrder: 'order',
  project: 'project',
  contract: 'contract',
}

/** The record that an approval is about; undefined for an application, which opens as the approval does. */
export const recordOfSubject = ({
  subject,
  state,
}: Pick<ProcessInformation, 'subject' | 'state'>): LinkedRecord | undefined =>
  // A contract is listed with the others once it is registered.
  subject === 'contract' && state === 'running' ? 'waitingContract' : ofSubjects[subject]

/** The record that a fact names, if it is the number of one. */
export function recordOfFact(
  fact: keyof ProcessInformation['facts'],
  subject: ApprovalSubject,
): LinkedRecord | undefined {
  if (fact === 'orderNo') return subject === 'retailReturn' ? 'retailOrder' : 'order'
  if (fact === 'projectNo') return 'project'
  if (fact === 'contractNo') return 'contract'
  return fact === 'storeName' ? 'store' : undefined
}
