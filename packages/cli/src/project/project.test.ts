import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { runMain } from '../testing/run-main.ts'
import { settingNames } from './project-file.ts'

let folder: string
let below: string
const file = () => join(folder, 'portal.config.json')
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-project-'))
  below = join(folder, 'packages', 'app')
  await mkdir(below, { recursive: true })
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(file(), { force: true, recursive: true })
  await rm(join(folder, 'package.json'), { force: true })
})
afterAll(() => rm(folder, { recursive: true }))

/** Runs a command in a folder of the project. */
async function runBelow(...args: string[]) {
  const cwd = vi.spyOn(process, 'cwd').mockReturnValue(below)
  try {
    return await runMain(...args)
  } finally {
    cwd.mockRestore()
  }
}

const writeProject = (content: unknown) => writeFile(file(), JSON.stringify(content))
const shownSettings = async () => {
  const { stdout } = await runBelow('config', '--json')
  return new Map<string, object>(
    JSON.parse(stdout).map((one: { setting: string }) => [one.setting, one] as const),
  )
}

describe('a flag counts more than the environment, that more than the project file, that more than what is usual', () => {
  const [ofFile, ofEnvironment, ofFlag] = ['http://file.example', 'http://env.example', 'http://flag.example']
  test.each([
    ['nothing', undefined, '', [], 'http://localhost:8200'],
    ['a project file', ofFile, '', [], ofFile],
    ['the environment, too', ofFile, ofEnvironment, [], ofEnvironment],
    ['a flag, too', ofFile, ofEnvironment, ['--server', ofFlag], ofFlag],
  ])('%s', async (_what, url, variable, args, expected) => {
    if (url !== undefined) await writeProject({ url })
    vi.stubEnv('PORTAL_URL', variable)
    const { stdout } = await runBelow('openapi', ...args)
    expect(JSON.parse(stdout).servers[0].url).toBe(expected)
  })

  test('a folder that is named and holds no worlds yet begins with the company of the project', async () => {
    await writeProject({ company: 'yunpu' })
    const dataDir = join(folder, 'named')
    await runBelow('world', 'create', 'lesson', '--data-dir', dataDir)
    expect(await readFile(join(dataDir, 'company'), 'utf8')).toBe('yunpu\n')
  })

  test('a folder of the command line is worked on, where the project names an address', async () => {
    await writeProject({ url: 'http://127.0.0.1:9' })
    const there = await runBelow('world', 'list')
    expect(there.stderr).toContain('http://127.0.0.1:9 did not answer')
    const here = await runBelow('world', 'list', '--data-dir', join(folder, 'data'))
    expect([here.code, here.stdout]).toEqual([0, 'There is no world yet.\n'])
    const both = await runBelow('world', 'list', '--data-dir', folder, '--url', 'http://127.0.0.1:9')
    expect([both.code, both.stderr]).toEqual([2, expect.stringContaining('either --url or --data-dir')])
  })
})

describe('portal config', () => {
  test('shows the folder of another company, and refuses one that does not exist', async () => {
    await writeProject({ company: 'yunpu' })
    expect((await shownSettings()).get('dataDir')).toMatchObject({
      value: expect.stringMatching(/[\\/]\.portal[\\/]data-yunpu$/),
    })
    vi.stubEnv('PORTAL_COMPANY', 'yunpo')
    const { code, stderr } = await runBelow('config')
    expect([code, stderr]).toEqual([
      2,
      expect.stringContaining('PORTAL_COMPANY: There is no company yunpo; expected one of yanchuan, yunpu'),
    ])
  })

  test('says of each setting what it is and where it comes from', async () => {
    await writeProject({
      dataDir: '.worlds',
      allowHost: ['trainer-pc', '10.0.0.5'],
      subApp: { oms: 'http://localhost:7101/' },
    })
    vi.stubEnv('PORTAL_PORT', '8300')
    vi.stubEnv('PORTAL_TRAINING', 'true')
    vi.stubEnv('PORTAL_HOST', '')
    const shown = await shownSettings()
    expect([...shown.keys()]).toEqual(settingNames)
    expect(shown.get('port')).toEqual({
      ...{ setting: 'port', value: 8300, from: 'environment' },
      ...{ place: 'PORTAL_PORT', variable: 'PORTAL_PORT' },
    })
    expect(shown.get('training')).toMatchObject({ value: true })
    expect(shown.get('host')).toMatchObject({ value: '127.0.0.1', from: 'default' })
    const place = (field: string) => ({ from: 'project file', place: `${file()}: ${field}` })
    expect(shown.get('dataDir')).toMatchObject({ value: join(folder, '.worlds'), ...place('dataDir') })
    expect(shown.get('allowHost')).toMatchObject({ value: ['trainer-pc', '10.0.0.5'] })
    expect(shown.get('subApp')).toMatchObject({ value: { oms: 'http://localhost:7101/' } })
    expect((await runBelow('config')).stdout).toMatch(/^port +8300 +PORTAL_PORT/m)
  })

  test('settles what holds the pages of sub-apps, which is no address to listen on', async () => {
    await writeProject({ host: '0.0.0.0', subAppHost: { oms: 'iframe' } })
    expect((await shownSettings()).get('subAppHost')).toMatchObject({ value: { oms: 'iframe' } })
    // Passes the options, and finds no portal.
    const link = ['sub-app', 'link', 'oms', 'http://localhost:7101/', '--portal', 'http://localhost:9']
    expect((await runBelow(...link)).stderr).toContain('http://localhost:9')
  })

  test('takes a file with a byte order mark and a schema for editors', async () => {
    await writeFile(file(), '\uFEFF{ "$schema": "./portal.schema.json", "port": 8300 }')
    expect((await shownSettings()).get('port')).toMatchObject({ value: 8300 })
  })

  test('takes the key of a manifest, of the nearest folder that has one', async () => {
    await writeFile(join(folder, 'package.json'), '{"name":"x","portal":{"world":"Lesson"}}')
    expect((await shownSettings()).get('world')).toMatchObject({ value: 'lesson' })
    await writeFile(join(below, 'package.json'), '{"name":"y"}')
    await writeProject({ world: 'other' })
    expect((await runBelow('config')).stderr).toContain('expected one of both')
    await rm(join(below, 'package.json'))
  })

  test('never shows the content of a token file', async () => {
    await writeFile(join(folder, 'token.txt'), 'granite-7')
    await writeProject({ controlTokenFile: 'token.txt' })
    const { stdout } = await runBelow('config')
    expect(stdout).toContain('token.txt')
    expect(stdout).not.toContain('granite-7')
  })
})

describe('what is wrong is named with its place and what was expected', () => {
  test.each([
    [{ prot: 1 }, 'portal.config.json: prot: there is no such setting; did you mean port?'],
    [{ colour: 1 }, 'portal.config.json: colour: there is no such setting; expected one of url, world'],
    [{ port: '8300' }, 'portal.config.json: port: expected a number in place of "8300".'],
    [{ port: 70000 }, 'portal.config.json: port: Expected a whole number from 0 to 65535.'],
    [{ training: 'yes' }, 'portal.config.json: training: expected true or false in place of "yes".'],
    [{ allowHost: 'a' }, 'portal.config.json: allowHost: expected a list of texts in place of "a".'],
    [
      { subAppHost: { oms: 'frame' } },
      'portal.config.json: subAppHost: Expected the name of a sub-app and its host',
    ],
    [{ subApp: ['oms'] }, 'portal.config.json: subApp: expected an object of texts'],
    [
      { environment: 'live' },
      'portal.config.json: environment: Allowed choices are production, test, development.',
    ],
    [{ url: 'nowhere' }, 'portal.config.json: url: That is no address'],
    [{ controlToken: 'x' }, 'controlToken: a token is a secret; expected controlTokenFile'],
    [[], 'portal.config.json: expected an object'],
  ])('%j', async (content, message) => {
    await writeProject(content)
    const { code, stdout, stderr } = await runBelow('config')
    expect([code, stdout, stderr]).toEqual([2, '', expect.stringContaining(message)])
  })

  test('all of it at once, also by a command that needs none of it', async () => {
    await writeProject({ prot: 1, port: 'x' })
    const { code, stderr } = await runBelow('doctor')
    expect([code, stderr.trim().split('\n')]).toEqual([
      2,
      [expect.stringMatching(/prot/), expect.stringMatching(/port/)],
    ])
  })

  test('a folder in place of the file', async () => {
    await mkdir(file())
    const { code, stderr } = await runBelow('config')
    expect([code, stderr]).toEqual([2, `${file()}: that is a folder; expected a file.\n`])
  })

  test('a file that is no JSON', async () => {
    await writeFile(file(), '{ "port": 8300, }')
    expect((await runBelow('config')).stderr).toContain(`${file()}: expected JSON; `)
  })

  test.each([
    ['PORTAL_PORT', 'many', 'PORTAL_PORT: Expected a whole number'],
    ['PORTAL_TRAINING', 'perhaps', 'PORTAL_TRAINING: Expected true or false'],
    ['PORTAL_ALLOW_ORIGIN', 'http://a.example,nowhere', 'PORTAL_ALLOW_ORIGIN: "nowhere" is no origin'],
  ])('%s=%s', async (variable, value, message) => {
    vi.stubEnv(variable, value)
    const { code, stderr } = await runBelow('config')
    expect([code, stderr]).toEqual([2, expect.stringContaining(message)])
  })
})
