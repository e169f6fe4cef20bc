import { RemoteError } from '@portal/protocol/remote-error'
import { api } from '../../session/api.ts'
import { type DashboardJump, isSystemNamed, type JumpTarget } from './dashboard-jump.ts'

/** Rows that are enough where a backend ignores the business key (assumed). */
const taskPage = { pageIndex: 1, pageRows: 999 }

/**
 * The target of a jump. Without a menu it is the user's waiting task with its business key, in the given system if any
 * (specification §7: findTodoTasks, getTaskUrl); undefined if none.
 * @throws {RemoteError} when that is unknown
 */
export async function targetOfJump(jump: DashboardJump): Promise<JumpTarget | undefined> {
  if (jump.menu) return jump
  const { businessKey, systemCode } = jump
  try {
    const { data: tasks } = await api.findTodoTasks({ body: { ...taskPage, businessKey } })
    const task = tasks.find(
      (one) => String(one.businessKey) === businessKey && isSystemNamed(one.systemCode, systemCode),
    )
    if (!task) return undefined
    const { data: page } = await api.getTaskUrl({ body: { taskId: task.taskId } })
    const system = page.systemCode || task.systemCode
    return { menu: page.menuCode, systemCode: system, businessKey, path: page.url }
  } catch (error) {
    if (error instanceof RemoteError && error.kind === 'rejection') return undefined
    throw error
  }
}
