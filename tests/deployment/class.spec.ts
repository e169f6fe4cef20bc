import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { type CallInput, encodeRequest } from '@portal/protocol/encoding'
import { type Envelope, isEnvelope } from '@portal/protocol/envelope'
import { type CallId, calls } from '@portal/protocol/registry'
import { worldHeader } from '@portal/protocol/world'
import { openStore } from '@portal/store/store'
import { controlOf } from '@portal/testing/world/connection'
import { startMock } from '../e2e/support/portal-process.ts'
import { deploy } from './support/deploy.ts'

/** How many trainees: 300 take minutes, most of them for making their worlds. */
const size = Number(process.env.PORTAL_CLASS ?? 18)
test.setTimeout(40_000 + size * 1_000)
/** How many turns each trainee works before a server is killed, and after it. */
const turns = 8

const nameOf = (at: number) => `trainee-${at + 1}`

/** A trainee in a world of their own, by a header or by the cookie of a browser. `call` answers undefined where no server has. */
function trainee(url: string, at: number, link: string) {
  const name = nameOf(at)
  let cookie = ''
  let certificate = ''
  let lost = 0
  async function call(id: CallId, input: CallInput): Promise<Envelope | undefined> {
    const { method, url: path, headers, body } = encodeRequest(calls[id], input)
    const response = await fetch(url + path, {
      method,
      headers: {
        ...headers,
        ...(at % 2 === 0 ? { [worldHeader]: cookie.replace('portal-world=', '') } : { Cookie: cookie }),
        'User-Agent': name,
        ...(certificate && { certificate }),
      },
      ...(body !== undefined && { body }),
    })
    if (response.status === 502) {
      lost += 1
      return undefined
    }
    if (!response.ok) throw new Error(`${name}: ${id}: HTTP ${response.status}`)
    const answer: unknown = await response.json()
    if (!isEnvelope(answer) || answer.status !== 'S')
      throw new Error(`${name}: ${id}: ${JSON.stringify(answer).slice(0, 200)}`)
    return answer
  }
  return {
    name,
    lost: () => lost,
    async signIn() {
      const joined = await fetch(url + link, { redirect: 'manual' })
      expect([joined.status, joined.headers.get('location')]).toEqual([302, '../../'])
      cookie = joined.headers.get('set-cookie')?.split(';')[0] ?? ''
      const answer = await call('login', { body: { userName: 'wangjing', password: 'Tiles@2026' } })
      if (!answer) throw new Error(`${name} could not sign in`)
      certificate = (answer.data as { certificate: string }).certificate // what signing in answers
    },
    async work() {
      for (let turn = 0; turn < turns; turn++) {
        await call('getUserInfo', { query: { token: certificate } })
        await call('ceramicSalesOrderPage', { query: { current: 1, size: 20 }, body: {} })
      }
    },
  }
}

test('a class works over three servers, each world on one of them; those of a killed one go on with the others; browsers are shown their world', async ({
  page,
}) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-class-'))
  const store = await openStore({ dataDir })
  for (let at = 0; at < size; at++) await store.makeWorld(nameOf(at))
  await store.close()
  const token = 'granite-7'
  const start = () => startMock(dataDir, '--training', '--control-token', token)
  const first = await start()
  const servers = [first, ...(await Promise.all([start(), start()]))]
  const site = await deploy(first.url, { otherServers: servers.slice(1).map(({ url }) => url) })
  try {
    const control = controlOf({ url: first.url, controlToken: token })
    const links = await Promise.all(
      Array.from({ length: size }, (_, at) =>
        control.entrance({ pathParams: { world: nameOf(at) }, query: {} }),
      ),
    )
    const people = links.map(({ path }, at) => trainee(site.url, at, path))
    // Passwords are made to be slow to check: people come a few at a time.
    for (let at = 0; at < size; at += 10)
      await Promise.all(people.slice(at, at + 10).map((person) => person.signIn()))
    await Promise.all(people.map((person) => person.work()))
    const before = await serversByWorld(site.accessLog)
    expect(before.size).toBe(size)
    expect([...before.values()].every((addresses) => addresses.size === 1)).toBe(true)
    const used = new Set([...before.values()].flatMap((addresses) => [...addresses]))
    expect(used.size).toBe(3)
    expect(people.map((person) => person.lost())).toEqual(people.map(() => 0))

    const working = Promise.all(people.map((person) => person.work()))
    await first.kill()
    await working
    const killed = `127.0.0.1:${new URL(first.url).port}`
    for (const person of people) {
      // Requests in progress on a killed server are lost; all others are answered, in the same session.
      expect(person.lost()).toBeLessThanOrEqual(before.get(person.name)?.has(killed) ? 1 : 0)
    }
    await Promise.all(people.map((person) => person.work()))
    expect(people.reduce((sum, person) => sum + person.lost(), 0)).toBeLessThanOrEqual(size)

    await site.configure({ training: true })
    await page.goto(site.url + (links[0]?.path ?? ''))
    await page.getByRole('button', { name: /^Wang Jing/ }).click()
    await expect(page.getByRole('region', { name: 'Practice' })).toContainText(nameOf(0))
  } finally {
    await site.stop()
    await Promise.all(servers.map((server) => server.kill()))
    await rm(dataDir, { recursive: true, force: true })
  }
})

/** Which servers have answered each trainee, by the log. */
async function serversByWorld(accessLog: () => Promise<string>): Promise<Map<string, Set<string>>> {
  const found = new Map<string, Set<string>>()
  for (const [, address = '', world = ''] of (await accessLog()).matchAll(
    /upstream=(\d\S+) .*"(trainee-\d+)"/g,
  )) {
    const addresses = found.get(world) ?? new Set()
    found.set(world, addresses.add(address))
  }
  return found
}
