import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { putEntries } from '../entries/put-entries.ts'
import { companyDirOf } from '../paths.ts'
import { type TemporaryStore, temporaryStore } from '../testing/temporary-store.ts'
import { applyScenarios, listScenarios } from './apply-scenario.ts'
import { saveScenario } from './save-scenario.ts'
import { requireSameFixtures } from './scenario-files.ts'

let temporary: TemporaryStore
let fixtures: string
beforeAll(async () => {
  fixtures = await mkdtemp(join(tmpdir(), 'portal-fixtures-'))
  await cp(companyDirOf('yunpu'), fixtures, { recursive: true })
  temporary = await temporaryStore({ companyDir: fixtures })
  const world = await temporary.world('first')
  await putEntries(world, 'order', [{ distributor: 'Y002', number: 'SV1' }])
  await saveScenario(temporary.store, 'one', { world: 'first', description: 'one' })
  await saveScenario(temporary.store, 'two', { world: 'first', description: 'two' })
})
afterAll(async () => {
  await temporary.remove()
  await rm(fixtures, { recursive: true })
})

const apply = (...names: string[]) =>
  applyScenarios(temporary.store, { worlds: ['second'], names, make: true })
const ownerOfOrder = async () => {
  const { db } = await temporary.store.world('second')
  const order = await db.salesOrder.findUniqueOrThrow({
    where: { orderNo: 'SV1' },
    include: { distributor: true },
  })
  return order.distributor.code
}

test('a saved scenario on top of another that has the same rows names its file and what is there already', async () => {
  await expect(apply('one', 'two')).rejects.toThrow(
    /^scenarios\/two\.yaml:\d+: rows: The world has rows of the table SalesOrder\w* with the same id already\. /,
  )
})

test('a saved scenario is applied over the fixtures that it was saved over alone', async () => {
  const { store } = temporary
  await apply('one')
  expect(await ownerOfOrder()).toBe('Y002')

  const scenarios = (await listScenarios(store)).filter(({ name }) => name === 'one')
  const ofEarlierVersion = scenarios.map(({ savedOver: _, ...scenario }) => scenario)
  const file = join(fixtures, 'distributors.yaml')
  const before = await readFile(file, 'utf8')
  await writeFile(file, `# a comment\n${before}`)
  await requireSameFixtures(fixtures, scenarios)

  const [first = ''] = before.split(/^(?=- code: Y002)/m)
  await writeFile(file, first.replaceAll('Y001', 'Y000') + before)
  await expect(apply('one')).rejects.toThrow(
    /^scenarios\/one\.yaml:\d+: savedOver: the company has changed since it was saved: distributors\.yaml differs\. /,
  )
  expect(await ownerOfOrder()).toBe('Y002')
  await requireSameFixtures(fixtures, ofEarlierVersion)
})
