import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { trainingPath } from '@portal/protocol/control/control-path'
import type { Training } from '@portal/protocol/control/training'
import { worldCookie, worldHeader } from '@portal/protocol/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { controlOf } from '../testing/test-control.ts'

let folder: string
let portal: TestApp
const prefix = `training-${Date.now().toString(36)}-`
const [plain, lesson] = [`${prefix}01`, `${prefix}02`] as const

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-training-'))
  await writeFile(join(folder, 'config.json'), '{"childRoot":"child","subApps":{}}')
  portal = await openTestApp({ staticRoots: { shell: folder, subApps: folder, subAppEntries: {} } })
  await controlOf(portal.app).makeWorlds({ body: { prefix, count: 2 } })
})
afterAll(async () => {
  await controlOf(portal.app).removeWorlds({ body: { worlds: [`${prefix}*`] } })
  await portal.close()
  await rm(folder, { recursive: true })
})

async function trainingOf(world: string): Promise<Training | null> {
  const response = await portal.app.inject({ url: trainingPath, headers: { [worldHeader]: world } })
  expect(response.headers['cache-control']).toBe('no-store')
  return response.json().data
}

const configIn = async (world: string) =>
  (await portal.app.inject({ url: '/config.json', headers: { cookie: `${worldCookie}=${world}` } })).json()

describe('a world of a class', () => {
  test('says that it is for practice, and which accounts can sign in', async () => {
    const training = await trainingOf(lesson)
    expect(training).toMatchObject({ world: lesson, clock: 'real', tour: null })
    expect(training?.people.map(({ userName }) => userName)).toEqual(
      expect.arrayContaining(['admin', 'wangjing', 'dealer.foshan']),
    )
    const body = { userName: 'wangjing', password: training?.password ?? '' }
    const headers = { [worldHeader]: lesson }
    const payload = {
      method: 'POST',
      url: '/api/baseNewServer/baseLoginService/login',
      headers,
      payload: body,
    } as const
    expect((await portal.app.inject(payload)).json()).toMatchObject({ status: 'S' })
  })

  test('has the portal ask for that by its configuration, which no other world does', async () => {
    expect(await configIn(lesson)).toMatchObject({ training: true, childRoot: 'child' })
    expect(await configIn(portal.world.name)).not.toHaveProperty('training')
    expect(await trainingOf(portal.world.name)).toBeNull()
  })

  test('that was removed is named as removed, to browsers whose cookie outlives it', async () => {
    expect(await configIn('nowhere-at-all')).toMatchObject({ training: true })
    const headers = { cookie: `${worldCookie}=nowhere-at-all` }
    const response = await portal.app.inject({ url: trainingPath, headers })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ code: 'unknownWorld', data: { name: 'nowhere-at-all' } })
    expect(response.body).not.toContain(plain)
  })

  test('stays one when it is reset, and is then as it was made', async () => {
    await controlOf(portal.app).resetWorlds({ body: { worlds: [lesson] } })
    expect(await trainingOf(lesson)).toMatchObject({ world: lesson })
    expect(await controlOf(portal.app).diffWorld({ pathParams: { world: lesson }, query: {} })).toEqual({})
  })

  test('stays one when it is reset to the plain company by itself', async () => {
    await controlOf(portal.app).resetWorld({ pathParams: { world: lesson } })
    expect(await trainingOf(lesson)).toMatchObject({ world: lesson })
  })

  test('stays one in the state of a scenario', async () => {
    const pathParams = { world: lesson }
    await controlOf(portal.app).applyScenario({ pathParams, body: { names: ['many-positions'] } })
    expect(await trainingOf(lesson)).toMatchObject({ world: lesson })
  })

  test("reports its time if that isn't now", async () => {
    const control = controlOf(portal.app)
    const clock = (change: Parameters<typeof control.changeClock>[0]['body']['change']) =>
      control.changeClock({ pathParams: { world: plain }, body: { change } })
    await clock({ action: 'travel', by: '3d' })
    const moved = await trainingOf(plain)
    expect(moved?.clock).toBe('moved')
    expect(Date.parse(moved?.now ?? '') - Date.now()).toBeGreaterThan(2 * 86_400_000)
    await clock({ action: 'freeze' })
    expect((await trainingOf(plain))?.clock).toBe('stopped')
  })
})

test('is refused to pages of other origins', async () => {
  const headers = {
    [worldHeader]: lesson,
    origin: 'https://elsewhere.example',
    'sec-fetch-site': 'cross-site',
  }
  expect((await portal.app.inject({ url: trainingPath, headers })).statusCode).toBe(403)
})

test('every world of a server that was started for training is for practice', async () => {
  const server = await openTestApp({ training: true })
  const { data } = (await server.app.inject({ url: trainingPath, headers: server.headers })).json()
  expect(data).toMatchObject({ world: server.world.name })
  await server.close()
})
