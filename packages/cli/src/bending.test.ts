import { rm } from 'node:fs/promises'
import { type RunningServer, startServer } from '@portal/mock-server/server'
import { openStore, type Store } from '@portal/store/store'
import { dataFolder } from '@portal/store/testing/data-folder'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runMain } from './testing/run-main.ts'

let dataDir: string
let store: Store
let server: RunningServer
let url: string
beforeAll(async () => {
  dataDir = await dataFolder('bending')
  store = await openStore({ dataDir })
  server = await startServer({ store, host: '127.0.0.1', port: 0 })
  url = server.url
})
afterAll(async () => {
  await server.close()
  await store.close()
  await rm(dataDir, { recursive: true })
})

const beside = (...args: string[]) => runMain(...args, '--data-dir', dataDir)
const login = async () => {
  const response = await fetch(`${url}/api/baseNewServer/baseLoginService/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userName: 'admin', password: 'Tiles@2026' }),
  })
  return response.json()
}

describe('beside a running server, which follows at once', () => {
  test('fault, requests, snapshot and clock bend it', async () => {
    expect((await beside('snapshot', 'take', 'calm')).stdout).toBe('Kept the world main as calm.\n')
    const added = await beside('fault', 'add', 'rejection', 'login', '--message', '系统维护')
    expect(added.stdout).toBe('Added the fault 1: rejection for login.\n')
    expect(await login()).toMatchObject({ status: 'E', msg: '系统维护' })
    expect((await beside('fault', 'list')).stdout).toMatch(
      /1 +rejection +login +\d +no end +message=系统维护/,
    )

    const list = () => beside('requests', 'list', '--call', 'login', '--status', 'E', '--json')
    // The server writes its journal in batches.
    await expect.poll(async () => JSON.parse((await list()).stdout)).toHaveLength(1)
    const requests = await list()
    expect(JSON.parse(requests.stdout)).toMatchObject([{ user: 'admin', fault: 'rejection' }])
    expect(requests.stdout).not.toContain('Tiles@2026')

    await beside('clock', 'freeze', '2030-01-01T00:00:00Z')
    expect((await beside('clock', 'show')).stdout).toBe('2030-01-01T00:00:00.000Z, frozen\n')
    expect((await beside('snapshot', 'restore', 'calm')).stdout).toBe(
      'The world main is as it was in calm.\n',
    )
    expect(await login()).toMatchObject({ status: 'S' })
    expect((await beside('clock', 'show')).stdout).not.toContain('frozen')
  })
})

test('a scenario is applied with everything that a program needs to get in', async () => {
  const { stdout } = await beside('scenario', 'apply', 'sso', '--world', 'guests', '--make-world', '--json')
  const { scenarios, signOns } = JSON.parse(stdout)
  expect(scenarios).toMatchObject([{ name: 'sso' }])
  expect(signOns).toContainEqual({
    userName: 'wangjing',
    address: '/login?loginType=sso&ssoSystem=OSS&code=SSO-OSS-WANGJING',
  })
})

test('a scenario brings a world into its state, beside a running server', async () => {
  expect((await beside('scenario', 'list')).stdout).toMatch(/^slow-network +每个请求/m)
  const applied = await beside('scenario', 'apply', 'two-factor', 'no-responsibilities')
  expect(applied.stdout).toMatch(/^The world main is in the state two-factor \+ no-responsibilities\.\n/)
  expect(applied.stdout).toMatch(/^ {2}dealer\.foshan +Tiles@2026 +陈国栋$/m)
  expect(await login()).toMatchObject({ data: { twoFactorAuthenticationYOrN: 'Y' } })
})

test('a saved scenario is named as it can be applied', async () => {
  const { stdout } = await beside('scenario', 'save', 'Lesson-A')
  const [, ...apply] = /portal (scenario apply \S+)/.exec(stdout)?.[0].split(' ') ?? []
  expect(await beside(...apply)).toMatchObject({ code: 0 })
  const { code, stderr } = await beside('scenario', 'save', 'bad/name')
  expect([code, stderr]).toEqual([2, expect.stringContaining('"bad/name" is no scenario name; expected')])
})

test('a scenario is shown; an unknown one is refused with the list of scenarios', async () => {
  const { stdout } = await beside('scenario', 'show', 'sso')
  expect(stdout).toContain('\nsignOns:\n  - user: wangjing\n    system: OSS\n    code: SSO-OSS-WANGJING\n')
  for (const command of ['apply', 'show']) {
    const { code, stderr } = await beside('scenario', command, 'nowhere')
    expect([code, stderr]).toEqual([
      1,
      expect.stringContaining('There is no scenario nowhere; expected one of'),
    ])
  }
})

describe('at an address', () => {
  test('worlds are made, listed and removed', async () => {
    const there = (...args: string[]) => runMain('world', ...args, '--url', url)
    expect((await there('create', 'training')).stdout).toBe('Made the world training.\n')
    expect((await there('list')).stdout).toMatch(/^training /m)
    expect((await there('info', 'training')).stdout).toMatch(/^orders +400$/m)
    expect((await there('remove', 'training')).stdout).toBe('Removed the world training.\n')
    const { code, stderr } = await there('info', 'training')
    expect([code, stderr]).toEqual([1, 'There is no world training; portal world create training makes it\n'])
  })

  test('several worlds are made at once, or none of them', async () => {
    const create = (...names: string[]) => runMain('world', 'create', ...names, '--url', url)
    expect((await create('class-1', 'Class-2', '--json')).stdout).toBe(
      '{"name":"class-1"}\n{"name":"class-2"}\n',
    )
    const taken = await create('class-3', 'class-2')
    expect([taken.code, taken.stderr]).toEqual([1, 'There is a world class-2 already; none was made\n'])
    expect((await create('class-3', '../x')).stderr).toContain('"../x" is no world name')
    expect((await create('class-3')).stdout).toBe('Made the world class-3.\n')
  })

  test('an address without a control API is reported', async () => {
    const { code, stderr } = await runMain('world', 'list', '--url', 'http://127.0.0.1:9')
    expect([code, stderr]).toEqual([1, expect.stringContaining('http://127.0.0.1:9 did not answer')])
  })
})
