import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addTemplate } from '@portal/store/testing/data-folder'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { runMain } from '../testing/run-main.ts'
import { startPortal } from '../testing/run-portal.ts'
import { namedByProject, noteRunning, packedIn, runningSubApps } from './running-sub-apps.ts'

describe('running sub apps', () => {
  let dataDir = ''
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'portal-running-'))
  })
  afterEach(() => rm(dataDir, { recursive: true }))

  const startedAt = '2026-11-21T08:00:00.000Z'
  const notes = () => readdir(join(dataDir, 'sub-apps'))

  describe('notes of processes that serve', () => {
    it.each([
      ['whose process has ended', { name: 'oms', pid: 2 ** 30, url: 'http://localhost:1/', startedAt }],
      [
        'whose process number is another program now',
        { name: 'oms', pid: process.pid, url: 'http://localhost:1/', startedAt },
      ],
      ['of no process', { name: 'oms', pid: -1, url: 'http://localhost:1/', startedAt }],
      ['of an unknown sub-app', { name: '../x', pid: process.pid, url: 'http://localhost:1/', startedAt }],
      ['that are broken', '{'],
    ])('%s are forgotten', async (_case, note) => {
      await mkdir(join(dataDir, 'sub-apps'))
      await writeFile(
        join(dataDir, 'sub-apps/oms-1.json'),
        typeof note === 'string' ? note : JSON.stringify(note),
      )
      expect(await runningSubApps(dataDir)).toEqual([])
      expect(await notes()).toEqual([])
    })

    // Windows has no such modes.
    if (process.platform !== 'win32')
      it('are for their owner alone', async () => {
        await noteRunning(dataDir, { name: 'oms', pid: process.pid, url: 'http://localhost:1/', startedAt })
        const modes = ['sub-apps', `sub-apps/oms-${process.pid}.json`].map(
          async (path) => (await stat(join(dataDir, path))).mode & 0o777,
        )
        expect(await Promise.all(modes)).toEqual([0o700, 0o600])
      })

    it('count while the sub-app answers, until they are taken away', async () => {
      const server = createServer((_request, response) => response.end('<div data-sub-app="ltc">')).listen(0)
      await once(server, 'listening')
      const address = server.address()
      const url = `http://localhost:${typeof address === 'object' ? address?.port : ''}/`
      const running = { name: 'ltc', pid: process.pid, url, startedAt } as const
      const forget = await noteRunning(dataDir, running)
      expect(await runningSubApps(dataDir)).toEqual([running])
      await forget()
      server.close()
      expect(await runningSubApps(dataDir)).toEqual([])
    })

    it('are none in a new data folder', async () => {
      expect(await runningSubApps(dataDir)).toEqual([])
    })
  })

  test('status lists what start has started, and stop ends it', { timeout: 60_000 }, async () => {
    const here = ['--data-dir', dataDir, '--json']
    await addTemplate(dataDir)
    const running = await startPortal('sub-app', 'start', 'oms', '--port', '0', ...here)
    const { url } = JSON.parse(running.firstLine)
    const status = async () => JSON.parse((await runMain('sub-app', 'status', ...here)).stdout)
    expect(await status()).toEqual([expect.objectContaining({ name: 'oms', url })])
    expect((await runMain('sub-app', 'stop', 'ltc', ...here)).code).toBe(1)
    expect((await runMain('sub-app', 'stop', 'oms', ...here)).code).toBe(0)
    expect((await running.ended).code).toBe(0)
    expect(await status()).toEqual([])
  })
})

describe('test packages', () => {
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
      Object.fromEntries(
        ours.map((name) => [`@portal/${name}`, `file:../../packed/portal-${name}-1.2.0.tgz`]),
      ),
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
})
