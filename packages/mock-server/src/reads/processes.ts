import type { ProcessInformation } from '@portal/protocol/entities/task'
import type { World } from '@portal/store/worlds/world'
import type { NameOf } from '../domain/name-language.ts'
import { isoTime } from './wire-values.ts'

/** An approval that a user applied for or has a step in; null when there is none of that number. */
export async function readProcess(
  world: World,
  userId: number,
  processNo: string,
  nameOf: NameOf,
): Promise<ProcessInformation | null> {
  const process = await world.db.approvalProcess.findFirst({
    where: { processNo, OR: [{ applicantId: userId }, { tasks: { some: { assigneeId: userId } } }] },
    include: {
      applicant: true,
      menuItem: { include: { system: true } },
      tasks: { include: { assignee: true }, orderBy: { stepNo: 'asc' } },
    },
  })
  const personName = (user: { fullName: string; fullNameEn: string }) =>
    nameOf({ name: user.fullName, nameEn: user.fullNameEn })
  return (
    process && {
      processInstanceId: process.processNo,
      title: nameOf({ name: process.title, nameEn: process.titleEn }),
      state: process.state,
      systemCode: process.menuItem.system.code,
      menuCode: process.menuItem.code,
      businessKey: process.businessKey,
      applicantName: personName(process.applicant),
      startedAt: process.startedAt.toISOString(),
      endedAt: isoTime(process.endedAt),
      steps: process.tasks.map((task) => ({
        taskName: nameOf(task),
        assigneeName: personName(task.assignee),
        state: task.state,
        comment: task.comment,
        startedAt: isoTime(task.startedAt),
        endedAt: isoTime(task.endedAt),
      })),
    }
  )
}
