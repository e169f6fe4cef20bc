import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { RemoteError } from '@portal/protocol/remote-error'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp, testDataDir } from '../testing/test-app.ts'
import { controlOf } from '../testing/test-control.ts'

const prefix = `torn-${process.pid}-`
const [taken, torn] = [`${prefix}01`, `${prefix}02`] as const
let portal: TestApp
let control: ReturnType<typeof controlOf>
beforeAll(async () => {
  portal = await openTestApp()
  control = controlOf(portal.app)
  await control.makeWorlds({ body: { prefix, count: 2 } })
  await writeFile(join(testDataDir, 'journals', `${torn}.db`), 'no database, but as long as one'.repeat(200))
})
afterAll(async () => {
  await control.removeWorlds({ body: { worlds: [`${prefix}#`] } })
  await portal.close()
})

const enterClass = async () => {
  const headers = {
    ...{ accept: 'text/html', 'sec-fetch-site': 'none', 'accept-language': 'en' },
    cookie: 'portal-entrance=1',
  }
  const { path } = await control.entrance({ pathParams: { world: `${prefix}#` }, query: {} })
  const answer = await portal.app.inject({ url: path, headers })
  return answer.statusCode === 302 ? 'led into a world' : answer.body
}
const pathParams = { world: torn }
const refusal = { code: 'damagedJournal', values: { world: torn } }

test('a damaged journal costs its world no more than who is in; cleared, the world counts as taken', async () => {
  expect(await enterClass()).toBe('led into a world')
  expect(await enterClass()).toContain(
    `No practice portal of this class is free, and some cannot be opened: ${torn}`,
  )

  const watched = await control.watchWorlds({ query: { worlds: `${prefix}#` } })
  expect(watched.map(({ name, now, refusal }) => [name, now !== null, refusal])).toEqual([
    [taken, true, undefined],
    [torn, true, refusal],
  ])
  await control.addFault({ pathParams, body: { target: 'login', kind: 'rejection', code: 4001 } })
  for (const asked of [control.listRequests({ pathParams, query: {} }), control.listFaults({ pathParams })]) {
    const error = await asked.catch((error: unknown) => error)
    expect(error).toBeInstanceOf(RemoteError)
    expect(error).toMatchObject({ code: 'damagedJournal' })
  }

  await control.clearRequests({ pathParams })
  expect(await control.listRequests({ pathParams, query: {} })).toEqual([])
  expect(await enterClass()).toContain('All practice portals of this class are taken')
})
