import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { putEntries } from '../entries/put-entries.ts'
import { type TemporaryStore, temporaryStore } from '../testing/temporary-store.ts'
import { rowDifferences } from '../worlds/row-differences.ts'
import { applyScenario, listScenarios } from './apply-scenario.ts'
import { changesSinceBeginning } from './save-scenario.ts'
import { readScenarios, withExtended } from './scenario-files.ts'

let temporary: TemporaryStore
beforeAll(async () => {
  temporary = await temporaryStore()
  await temporary.store.ensureWorld('staged')
})
afterAll(() => temporary.remove())

const names = (await listScenarios({ scenariosDir: '' })).map(({ name }) => name)

describe('the world', () => {
  it('of some scenarios differs from how it began by what was done in it alone', async () => {
    const { store } = temporary
    await applyScenario(
      store,
      'staged',
      'sso',
      'new-colleague',
      'questionnaire',
      'deep-menus',
      'flaky-backend',
    )
    expect(await changesSinceBeginning(store, 'staged', rowDifferences)).toEqual({})
    await putEntries(await temporary.world('staged'), 'lookup', [
      { type: 'NOTICE_TYPE', code: 'outage', name: '系统维护' },
    ])
    const changes = await changesSinceBeginning(store, 'staged', rowDifferences)
    expect(Object.keys(changes)).toEqual(['Lookup'])
    // It began with what was written once.
    expect(await readdir(join(temporary.dataDir, 'templates', 'beginnings'))).toHaveLength(1)
  })

  const words = '{ zh: 课, en: lesson, ja: 課, es: clase }'
  const story = `story:\n  title: ${words}\n  steps:`
  it.each([
    ['accounts: [wangjing, wangjin]', '3: accounts.1: wangjin is no user; did you mean wangjing?'],
    ['accounts: [wangjing, somebody-else]', '3: accounts.1: somebody-else is no user; expected one of '],
    ['users:\n  - { who: [wangjin] }', '4: users.0.who.0: wangjin is no user; did you mean wangjing?'],
    ['grants:\n  - { user: wangjin }', '4: grants.0.user: wangjin is no user; did you mean wangjing?'],
    [
      'grants:\n  - { user: admin, revoke: [LTC_MANAGR] }',
      '4: grants.0.revoke.0: LTC_MANAGR is no responsibility; did you mean LTC_MANAGER?',
    ],
    [
      'sessions:\n  - { user: wangjin, certificate: c, lastsMinutes: 5 }',
      '4: sessions.0.user: wangjin is no user; did you mean wangjing?',
    ],
    [
      'signOns:\n  - { user: wangjin, system: OA, code: c }',
      '4: signOns.0.user: wangjin is no user; did you mean wangjing?',
    ],
    [
      "faults:\n  - { target: '*', kind: latency, ms: 5, user: wangjin }",
      '4: faults.0.user: wangjin is no user; did you mean wangjing?',
    ],
    [
      'menuTrees:\n  - { system: LTX, levels: 1, items: 1 }',
      '4: menuTrees.0.system: LTX is no system; did you mean LTC?',
    ],
    [
      'entries:\n  users:\n    - { name: wangjing, responsibilities: [LTC_MANAGR] }',
      '5: entries.users.0: responsibilities: there is no responsibility LTC_MANAGR; did you mean LTC_MANAGER?',
    ],
    [
      `${story}\n    - { who: wangjin, page: /dashboard, text: ${words} }`,
      '6: story.steps.0.who: wangjin is no user; did you mean wangjing?',
    ],
    [
      `${story}\n    - { who: wangjing, page: /, text: ${words}, check: { order: { by: wangjin } } }`,
      '6: story.steps.0.check.order.by: wangjin is no user; did you mean wangjing?',
    ],
  ])('is not made by %j, which names what the company does not have', async (text, message) => {
    const { store } = temporary
    await mkdir(store.scenariosDir, { recursive: true })
    await writeFile(join(store.scenariosDir, 'lesson.yaml'), `description: x\ndescriptionEn: x\n${text}\n`)
    await expect(applyScenario(store, 'staged', 'lesson')).rejects.toThrow(`scenarios/lesson.yaml:${message}`)
    await rm(store.scenariosDir, { recursive: true })
  })

  it('keeps its old state when a scenario cannot be applied', async () => {
    const world = await temporary.world('staged')
    await expect(applyScenario(temporary.store, 'staged', 'nowhere')).rejects.toThrow(
      `There is no scenario nowhere; expected one of ${names.join(', ')}`,
    )
    expect(await temporary.world('staged')).toBe(world)
  })
})

describe('a file that is wrong', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portal-scenarios-'))
    const described = 'description: 好\ndescriptionEn: good\n'
    await writeFile(join(folder, 'good.yaml'), described)
    await writeFile(join(folder, 'broken.yaml'), `${described}acounts: [wangjing]\n`)
    await writeFile(join(folder, 'above.yaml'), `${described}extends: [brokn]\n`)
  })
  afterAll(() => rm(folder, { recursive: true }))

  it.each([
    [
      'faults:\n  - { target: login, kind: latency, ms: 3, cuont: 1 }',
      ':4: faults.0 has the unknown field cuont; did you mean count?',
    ],
    ['faults:\n  - { target: login, kind: reset, count: 1.0e+23 }', ':4: faults.0.count must be <= 1000000'],
    ['faults:\n  - { target: login, kind: flood }', ':4: faults.0.kind must be one of latency, '],
    [
      'faults:\n  - { target: login, kind: sequence, steps: [{ kind: pass, tims: 2 }] }',
      ':4: faults.0.steps.0 has the unknown field tims; did you mean times?',
    ],
    [
      'clock: { action: travel, by: 3d, x: 1 }',
      ':3: clock has the unknown field x; expected one of action, by',
    ],
  ])('is refused with its line and what was expected: %#', async (content, expected) => {
    await writeFile(join(folder, 'misspelt.yaml'), `description: 好\ndescriptionEn: good\n${content}\n`)
    const all = await readScenarios(folder)
    expect(() => withExtended(all, 'misspelt')).toThrow(`scenarios/misspelt.yaml${expected}`)
  })

  it('that cannot be read does not prevent another from being applied, and is named with its reason', async () => {
    await mkdir(join(folder, 'heap.yaml'))
    await symlink(join(folder, 'nowhere'), join(folder, 'dangling.yaml'))
    const all = await readScenarios(folder)
    expect(withExtended(all, 'good')).toMatchObject([{ name: 'good' }])
    expect(() => withExtended(all, 'heap')).toThrow('scenarios/heap.yaml cannot be read (EISDIR)')
    expect(() => withExtended(all, 'dangling')).toThrow('scenarios/dangling.yaml cannot be read (ENOENT)')
  })

  it('does not prevent another from being applied, and is named with its line', async () => {
    const all = await readScenarios(folder)
    expect(withExtended(all, 'good')).toMatchObject([{ name: 'good' }])
    expect(() => withExtended(all, 'broken')).toThrow(
      'scenarios/broken.yaml:3: has the unknown field acounts',
    )
    expect(() => withExtended(all, 'above')).toThrow(
      'scenarios/above.yaml: extends: There is no scenario brokn; did you mean broken?',
    )
  })
})

describe('a scenario', () => {
  const scenario = (name: string, ...bases: string[]) => ({
    name,
    description: name,
    descriptionEn: name,
    extends: bases,
  })

  it('comes after those that it extends, each once', () => {
    const all = [scenario('a', 'b', 'c'), scenario('b', 'd'), scenario('c', 'd'), scenario('d')]
    expect(withExtended(all, 'a').map(({ name }) => name)).toEqual(['d', 'b', 'c', 'a'])
  })

  it('comes after those that are named before it', () => {
    const all = [scenario('a', 'c'), scenario('b'), scenario('c')]
    expect(withExtended(all, 'b', 'a', 'b').map(({ name }) => name)).toEqual(['b', 'c', 'a'])
  })

  it('cannot extend itself', () => {
    const circle = [scenario('a', 'b'), scenario('b', 'a')]
    expect(() => withExtended(circle, 'a')).toThrow('The scenario a extends itself: a → b → a')
  })
})
