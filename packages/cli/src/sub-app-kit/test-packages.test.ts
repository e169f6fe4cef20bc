import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { namedByProject, packedIn } from './test-packages.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-test-packages-'))
})
afterAll(() => rm(folder, { recursive: true }))

const ours = ['testing', 'cli', 'mock-server', 'protocol', 'store']

async function packed(place: string, names: readonly string[]): Promise<string> {
  await mkdir(join(folder, place), { recursive: true })
  for (const name of names) await writeFile(join(folder, place, `portal-${name}-1.2.0.tgz`), '')
  return join(folder, place)
}

test('packed packages are named by their place beside the sub-app', async () => {
  const place = await packed('packed', [...ours, 'page-kit', 'sub-app-sdk'])
  expect(await packedIn(place, join(folder, 'apps/orders'))).toEqual(
    Object.fromEntries(ours.map((name) => [`@portal/${name}`, `file:../../packed/portal-${name}-1.2.0.tgz`])),
  )
})

test('a folder that lacks a package is refused with what was expected', async () => {
  const place = await packed('some', ['testing', 'cli'])
  await expect(packedIn(place, folder)).rejects.toThrow(
    `${place} holds no portal-mock-server-VERSION.tgz; expected the packages as npm run pack -- ${place} writes them`,
  )
  await expect(packedIn(join(folder, 'none'), folder)).rejects.toThrow(
    `The folder ${join(folder, 'none')} cannot be read (ENOENT); expected one with packed packages.`,
  )
})

test.each([
  [
    'files, with which npm has to be told all of them',
    { '@portal/cli': 'file:packed/cli.tgz', '@portal/testing': 'file:./packed/testing.tgz', vite: '8.0.0' },
    { '@portal/cli': 'file:../packed/cli.tgz', '@portal/testing': 'file:../packed/testing.tgz' },
  ],
  ['a registry', { '@portal/testing': '^1.2.0' }, { '@portal/testing': '^1.2.0' }],
  ['nowhere: it has the command alone', { '@portal/cli': '^1.2.0' }, undefined],
])('a project has them from %s', async (_where, devDependencies, expected) => {
  const project = await mkdtemp(join(folder, 'project-'))
  await writeFile(join(project, 'package.json'), JSON.stringify({ devDependencies }))
  const below = join(project, 'apps')
  await mkdir(below)
  // Of a folder that is no project of ours nothing is taken.
  await writeFile(join(below, 'package.json'), '{ "dependencies": { "vue": "3" } }')
  const found = await namedByProject(below, { version: '9.9.9', subApp: join(project, 'orders') })
  expect(found).toEqual(expected)
})

test('without a project they come from the registry that the command came from', async () => {
  expect(await namedByProject(folder, { version: '1.2.0', subApp: join(folder, 'orders') })).toEqual({
    '@portal/testing': '1.2.0',
  })
})
