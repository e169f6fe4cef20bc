import type { HistoricTask, ProcessInformation, Task } from '@portal/protocol/calls/approval'
import type { CallId } from '@portal/protocol/registry'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { texts } from '../../errors/texts.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let portal: TestApp
let certificate: string
beforeAll(async () => {
  portal = await openTestApp()
  certificate = await portal.certificateOf('liufang')
})
afterAll(() => portal.close())

const ask = (id: CallId, body: object, of = certificate) => portal.call(id, { body: { ...body } }, of)
const all = { pageIndex: 1, pageRows: 999_999 }

const todo = async (body: object = all) => {
  const { data, count } = await ask('findTodoTasks', body)
  return { tasks: data as Task[], count } // as the call is defined
}
const historic = async (body: object = all) => {
  const { data, count } = await ask('findHistoricTasks', body)
  return { tasks: data as HistoricTask[], count } // as the call is defined
}
const firstTodo = async () => {
  const [task] = (await todo()).tasks
  if (!task) throw new Error('Nothing waits')
  return task
}
const ids = (tasks: readonly Task[]) => tasks.map(({ taskId }) => taskId)

describe('findTodoTasks', () => {
  test('answers those of one kind', async () => {
    const { tasks } = await todo()
    const [{ subject } = { subject: '' }] = tasks
    const { tasks: found, count } = await todo({ ...all, subject })
    expect(ids(found)).toEqual(ids(tasks.filter((task) => task.subject === subject)))
    expect(count).toBe(found.length)
  })

  test('answers what waits for the user, longest waiting first', async () => {
    const { tasks, count } = await todo()
    const { id: assigneeId } = await portal.world.db.user.findUniqueOrThrow({
      where: { userName: 'liufang' },
    })
    expect(count).toBe(await portal.world.db.approvalTask.count({ where: { assigneeId, state: 'waiting' } }))
    expect(tasks).toHaveLength(count ?? 0)
    const times = tasks.map(({ startedAt }) => startedAt)
    expect(times).toEqual([...times].sort())
    expect(ids((await todo({ ...all, sort: '-startedAt' })).tasks)).toEqual(ids(tasks).reverse())
  })

  test('pages by pageIndex and pageRows', async () => {
    const { tasks, count } = await todo()
    const page = await todo({ pageIndex: 2, pageRows: 3 })
    expect(page).toEqual({ tasks: tasks.slice(3, 6), count })
  })

  test('finds by title, business key and system', async () => {
    const { title, businessKey, systemCode } = await firstTodo()
    expect((await todo({ ...all, businessKey })).count).toBe(1)
    expect((await todo({ ...all, title: title.slice(4), systemCode })).count).toBe(1)
    expect((await todo({ ...all, systemCode: 'CRM' })).count).toBe(0)
  })
})

describe('a task that is approved', () => {
  test('leaves findTodoTasks and enters findHistoricTasks', async () => {
    const { taskId, processInstanceId } = await firstTodo()
    const before = [(await todo()).count, (await historic()).count]
    const answer = await ask('approveTask', { taskId, comment: '同意按此执行' })
    expect(answer).toMatchObject({ status: 'S', data: { processInstanceId } })
    const [waiting, done] = [await todo(), await historic()]
    expect(ids(waiting.tasks)).not.toContain(taskId)
    expect(done.tasks[0]).toMatchObject({ taskId, outcome: 'approved', comment: '同意按此执行' })
    expect([waiting.count, done.count]).toEqual([(before[0] ?? 0) - 1, (before[1] ?? 0) + 1])
  })

  test('is refused a second time, and to others', async () => {
    const { taskId } = await firstTodo()
    const refused = { status: 'E', msg: texts.taskNotWaiting.zh }
    expect(await ask('approveTask', { taskId }, await portal.certificateOf('sunyi'))).toMatchObject(refused)
    await ask('rejectTask', { taskId, comment: '资料不全' })
    expect(await ask('approveTask', { taskId })).toMatchObject(refused)
    const [newest] = (await historic()).tasks
    expect(newest).toMatchObject({ taskId, outcome: 'rejected', comment: '资料不全' })
  })

  test('needs a reason when it is rejected', async () => {
    const { taskId } = await firstTodo()
    expect(await ask('rejectTask', { taskId, comment: '' })).toMatchObject({
      status: 'E',
      msg: expect.stringContaining('comment'),
    })
  })
})

describe('an approval', () => {
  test('returns where it is handled: a page that its approver may open', async () => {
    const tasks = await portal.world.db.approvalTask.findMany({
      where: { state: 'waiting' },
      include: { assignee: true, process: { include: { menuItem: { include: { system: true } } } } },
    })
    expect(new Set(tasks.map(({ assigneeId }) => assigneeId)).size).toBeGreaterThan(5)
    for (const { id: taskId, assignee, process } of tasks) {
      const { userName } = assignee
      const { businessKey } = process
      const { data } = await ask('getTaskUrl', { taskId }, await portal.certificateOf(userName))
      const item = await portal.world.db.menuItem.findFirst({
        where: {
          code: process.menuItem.code,
          responsibilities: { some: { responsibility: { users: { some: { user: { userName } } } } } },
        },
      })
      expect(data, `${businessKey} for ${userName}`).toMatchObject({
        systemCode: process.menuItem.system.code,
        menuCode: item?.code,
        businessKey,
        url: `${item?.path}?businessKey=${businessKey}&taskId=${taskId}`,
      })
    }
  })

  test('shows its steps, and is about a real order, project or contract', async () => {
    const { processInstanceId, businessKey } = await firstTodo()
    const { data } = await ask('getProcessInformation', { processInstanceId })
    const process = data as ProcessInformation // as the call is defined
    expect(process).toMatchObject({ businessKey, state: 'running', endedAt: null })
    const states = process.steps.map(({ state }) => state)
    expect(states).toEqual([...states].sort((a, b) => order.indexOf(a) - order.indexOf(b)))
    const { salesOrder, project, contract } = portal.world.db
    const found = await Promise.all([
      salesOrder.count({ where: { orderNo: businessKey } }),
      project.count({ where: { projectNo: businessKey } }),
      contract.count({ where: { contractNo: businessKey } }),
    ])
    expect(found.reduce((sum, n) => sum + n)).toBe(1)
  })

  test.each<[CallId, object]>([
    ['getTaskUrl', { taskId: 999_999 }],
    ['getProcessInformation', { processInstanceId: 'SP1' }],
  ])('that does not exist: %s refuses it', async (id, body) => {
    expect(await ask(id, body)).toMatchObject({ status: 'E', data: null })
  })
})

const order = ['approved', 'waiting', 'pending']
