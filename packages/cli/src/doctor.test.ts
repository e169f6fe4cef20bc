import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openRaw } from '@portal/store/engines/database-files'
import { addTemplate } from '@portal/store/testing/data-folder'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runMain } from './testing/run-main.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-doctor-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function tearPages(file: string) {
  const content = await readFile(file)
  await writeFile(file, content.fill(0x5a, content.length / 2))
}

test('portal doctor looks at every part', async () => {
  const { stdout } = await runMain('doctor', '--json', '--data-dir', folder)
  const parts = JSON.parse(stdout).map(({ part }: { part: string }) => part)
  expect(parts).toEqual([
    'Node',
    'set-up',
    'database',
    'worlds',
    'snapshots',
    'templates',
    'journals',
    'browser',
  ])
})

test('portal doctor leaves a new folder as it is', async () => {
  const dataDir = join(folder, 'never-used')
  const { stdout } = await runMain('doctor', '--json', '--data-dir', dataDir)
  expect(JSON.parse(stdout)).toContainEqual({
    ...{ part: 'database', ok: true, remark: `none yet in ${dataDir}; npm start makes the world main` },
  })
  await expect(readdir(dataDir)).rejects.toThrow('ENOENT')
})

test('portal doctor names each world, snapshot, template and journal that is damaged, and how to repair it', async () => {
  const here = ['--data-dir', join(folder, 'worlds-to-check')]
  await addTemplate(join(folder, 'worlds-to-check'))
  await runMain('world', 'create', 'main', 'lesson', ...here)
  await runMain('world', 'create', 'torn', 'emptied', ...here)
  await runMain('snapshot', 'take', 'kept', ...here)
  await runMain('snapshot', 'take', 'ahead', ...here)
  const ahead = openRaw(join(folder, 'worlds-to-check', 'snapshots', 'main', 'ahead.db'))
  ahead.prepare("UPDATE _prisma_migrations SET migration_name = '20990101000000_later' WHERE rowid = 1").run()
  ahead.close()
  const worlds = join(folder, 'worlds-to-check', 'worlds')
  const fileOf = async (world: string) => {
    const files = (await readdir(worlds)).filter((name) => name.startsWith(world) && name.endsWith('.db'))
    return join(worlds, files[0] ?? '')
  }
  await writeFile(await fileOf('lesson'), 'no database')
  await tearPages(await fileOf('torn'))
  await writeFile(await fileOf('emptied'), '')
  const snapshot = join(folder, 'worlds-to-check', 'snapshots', 'main', 'kept.db')
  await tearPages(snapshot)
  const journal = join(folder, 'worlds-to-check', 'journals', 'lesson.db')
  await writeFile(journal, 'no database')
  const templates = join(folder, 'worlds-to-check', 'templates')
  const [template = ''] = await readdir(templates)
  await tearPages(join(templates, template))
  const { code, stdout } = await runMain('doctor', '--json', ...here)
  const remarkOn = (wanted: string) =>
    JSON.parse(stdout).find(({ part, ok }: { part: string; ok: boolean }) => part === wanted && !ok)?.remark
  const remark = remarkOn('worlds')
  expect(remark).toMatch(/^The world lesson .*is damaged.*portal world reset lesson/m)
  expect(remark).toMatch(/^The world torn is damaged.*portal world reset torn/m)
  expect(remark).toMatch(/^The world emptied .*is damaged.*portal world reset emptied/m)
  expect(remarkOn('snapshots')).toContain(`${snapshot}) is damaged. portal snapshot remove kept`)
  expect(remarkOn('snapshots')).toMatch(/The snapshot ahead \(.*ahead\.db\) was written by a later version/)
  expect(remarkOn('templates')).toContain(`${template} is damaged. The next new world makes it again.`)
  expect(remarkOn('journals')).toContain(`${journal} is damaged. portal requests clear --world lesson`)
  expect(code).toBe(1)
})

/** Leaves the first half of a database and overwrites the rest: it can still be opened. */
