import type { ProcessSubject } from '@portal/store/generated/client'
import type { World } from '@portal/store/worlds/world'

/** The numbers of the newest approvals of records, by those of the records. */
export async function processNumbers(
  { db }: World,
  subjects: readonly ProcessSubject[],
  records: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const processes = await db.approvalProcess.findMany({
    where: { subject: { in: [...subjects] }, businessKey: { in: [...records] } },
    select: { businessKey: true, processNo: true },
    orderBy: { id: 'asc' },
  })
  return new Map(processes.map(({ businessKey, processNo }) => [businessKey, processNo]))
}
