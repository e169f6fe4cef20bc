import { expect } from 'vitest'
import { startServer } from '../../server.ts'
import { certificateOf, menusOf, type Proof, type StagedWorld, signIn, userInfo } from './staged-world.ts'

const requestsOf = ({ control, portal }: StagedWorld) =>
  control.listRequests({ pathParams: { world: portal.world.name }, query: {} })

const slowNetwork: Proof = async (staged) => {
  expect(await signIn(staged, 'wangjing')).toMatchObject({ status: 'S' })
  const [request] = await requestsOf(staged)
  expect(request).toMatchObject({ call: 'login', fault: 'latency' })
  expect(request?.durationMs).toBeGreaterThan(399)
}

/** Over a real connection, because some of its faults break it. Which requests fail follows from the faults' seeds. */
const flakyBackend: Proof = async (staged) => {
  const { store, headers } = staged.portal
  const server = await startServer({ store, host: '127.0.0.1', port: 0 })
  try {
    for (let request = 0; request < 100; request++) {
      await fetch(`${server.url}/crmtoken/getToken?uid=1`, { headers }).catch(() => undefined)
    }
  } finally {
    await server.close()
  }
  const requests = await requestsOf(staged)
  const struck = requests.flatMap(({ fault }) => (fault === null ? [] : [fault]))
  expect(new Set(struck.flatMap((kinds) => kinds.split('+')))).toEqual(
    new Set(['httpStatus', 'rejection', 'reset', 'truncated']),
  )
  expect(struck.length).toBeLessThan(50)
}

/** The forms themselves are shown where they are made. */
const hostileShapes: Proof = async (staged) => {
  const certificate = await certificateOf(staged, 'wangjing')
  const input = { body: { pageIndex: 1, pageRows: 3 } }
  const tasks = await staged.portal.call('findTodoTasks', input, certificate)
  expect(tasks).toMatchObject({ status: 'S', success: true, count: expect.stringMatching(/^\d+$/) })
  const [task] = tasks.data as { taskId: unknown; startedAt: unknown }[] // as the call is defined
  expect(task?.taskId).toMatch(/^158\d{16}$/)
  expect(task?.startedAt).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
  const json = JSON.stringify(await menusOf(staged, certificate))
  expect(json).toContain('"children":null')
  expect(json).toContain('"disabled":0')
}

const textIds: Proof = async (staged) => {
  const { userId } = await userInfo(staged, await certificateOf(staged, 'wangjing'))
  expect(userId).toMatch(/^158\d{16}$/)
}

export const faultProofs = {
  'slow-network': slowNetwork,
  'flaky-backend': flakyBackend,
  'hostile-shapes': hostileShapes,
  'text-ids': textIds,
}
