import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { copySdk } from './sdk-package.ts'

let folder = ''
const inVendor = (name: string) => join(folder, 'sub-app/vendor', name)
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-sdk-'))
  const checkout = join(folder, 'packages/sub-app-sdk')
  await mkdir(checkout, { recursive: true })
  await writeFile(join(checkout, 'package.json'), '{"name":"@portal/sub-app-sdk","version":"2.0.0"}')
  await mkdir(inVendor('portal-sub-app-sdk/dist'), { recursive: true })
  await writeFile(inVendor('portal-sub-app-sdk/dist/start.js'), 'old')
})
afterEach(() => rm(folder, { recursive: true }))

const vendored = async () => ({
  folders: await readdir(inVendor('')),
  files: await readdir(inVendor('portal-sub-app-sdk/dist')),
  start: await readFile(inVendor('portal-sub-app-sdk/dist/start.js'), 'utf8'),
})

it('a failed copy leaves the existing SDK', async () => {
  await expect(copySdk(folder, join(folder, 'sub-app'), { withPageKit: false })).rejects.toThrow('ENOENT')
  expect(await vendored()).toEqual({ folders: ['portal-sub-app-sdk'], files: ['start.js'], start: 'old' })
})

it('a new one takes the place of the old, and of what a killed run has left', async () => {
  const dist = join(folder, 'packages/sub-app-sdk/dist')
  await mkdir(dist)
  await mkdir(join(folder, 'docs'))
  for (const guide of ['sub-apps.md', 'sub-apps-reference.md', 'existing-pages.md'])
    await writeFile(join(folder, 'docs', guide), 'guide')
  await writeFile(join(dist, 'start.js'), 'new')
  await writeFile(join(dist, 'start.js.map'), '{}')
  await writeFile(inVendor('portal-sub-app-sdk/dist/gone.js'), 'old')
  for (const rest of ['portal-sub-app-sdk.new', 'portal-sub-app-sdk.old']) {
    await mkdir(inVendor(rest))
    await writeFile(join(inVendor(rest), 'rest.js'), 'rest')
  }
  expect(await copySdk(folder, join(folder, 'sub-app'), { withPageKit: false })).toEqual({ version: '2.0.0' })
  expect(await vendored()).toEqual({ folders: ['portal-sub-app-sdk'], files: ['start.js'], start: 'new' })
})
