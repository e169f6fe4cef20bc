import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { runMain } from '../testing/run-main.ts'
import { manifestOf, problemInName, templateNames } from './template.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-kit-'))
})
afterAll(() => rm(folder, { recursive: true }))

describe('the name of a sub-app', () => {
  it.each([
    'a',
    'spare-parts',
    'oms2',
    'console',
    'com',
    'com10',
    'aux-parts',
    'ant',
    'antlers',
    'a'.repeat(40),
  ])('may be %s', (name) => {
    expect(problemInName(name)).toBeUndefined()
  })

  it.each(['', 'Spare', '2oms', 'a--b', 'a-', '../etc', 'a b', '配件', 'a'.repeat(41)])(
    'may not be %j',
    (name) => {
      expect(problemInName(name)).toMatch(/no name|too many/)
    },
  )

  it.each([
    ['Spare', 'expected small letters, digits and hyphens'],
    ['9lives', 'it must begin with a letter'],
    ['-spare', 'it must begin with a letter'],
    ['spare-', 'it may have no hyphen at its end, nor two on end'],
    ['a--b', 'it may have no hyphen at its end, nor two on end'],
  ])('says what is wrong with the name %j', (name, lacks) => {
    expect(problemInName(name)).toBe(`"${name}" is no name for a sub-app; ${lacks}, such as spare-parts`)
  })
})

describe('the name of a device on Windows', () => {
  it.each(['con', 'prn', 'aux', 'nul', 'com1', 'com9', 'lpt1', 'lpt9'])('may not be taken: %s', (name) => {
    expect(problemInName(name)).toBe(
      `${name} is the name of a device on Windows, where no folder may have it`,
    )
  })
})

describe("a name that is a class of the portal's", () => {
  it.each([
    ['ant-tools', 'ant-'],
    ['anticon', 'anticon'],
    ['anticons', 'anticon'],
  ])('may not be taken: %s', (name, prefix) => {
    expect(problemInName(name)).toBe(
      `${name} would be a class of its styles, and classes that begin with ${prefix} are the portal's own`,
    )
  })
})

describe('the manifest of a new sub-app', () => {
  it('says so when the workspace lacks a version', () => {
    expect(() => manifestOf('x', 'plain', { vite: '8.0.0' })).toThrow('no version of typescript')
  })
})

describe('portal sub-app create', () => {
  test.each(templateNames)(
    'makes a folder with the template %s, its name and the SDK in it',
    async (template) => {
      const name = `made-of-${template}`
      const { code, stdout } = await runMain(
        'sub-app',
        'create',
        name,
        '--template',
        template,
        '--in',
        folder,
      )
      expect(code).toBe(0)
      expect(stdout).toContain('npm run dev')
      const read = (file: string) => readFile(join(folder, name, file), 'utf8')
      expect(JSON.parse(await read('package.json'))).toMatchObject({
        name,
        dependencies: { '@portal/sub-app-sdk': 'file:vendor/portal-sub-app-sdk' },
      })
      const sdk = JSON.parse(await read('vendor/portal-sub-app-sdk/package.json'))
      expect(sdk.exports).toEqual({ './*': { types: './dist/*.d.ts', default: './dist/*.js' } })
      const script = await read('vendor/portal-sub-app-sdk/dist/start.js')
      expect(script).toContain('startSubApp')
      expect(script, 'a map that is not there').not.toContain('sourceMappingURL')
      const guide = await read('vendor/portal-sub-app-sdk/docs/sub-apps.md')
      expect(guide).toContain('(sub-apps-reference.md#the-user)')
      expect(guide, 'a link to what is not there').not.toMatch(/\]\((?!sub-apps|existing-pages|#)/)
      expect(await read('.gitignore')).toContain('node_modules/')
      const files = ['index.html', 'src/style.css', 'README.md', 'vite.config.ts', 'tsconfig.json']
      for (const text of await Promise.all(files.map(read))) expect(text).not.toMatch(/__[A-Z]+__/)
    },
  )

  test('puts the page kit beside the SDK for the template react-kit, and its update brings a newer one', async () => {
    await runMain('sub-app', 'create', 'kit', '--template', 'react-kit', '--in', folder)
    const read = (file: string) => readFile(join(folder, 'kit', file), 'utf8')
    expect(JSON.parse(await read('package.json')).dependencies).toMatchObject({
      '@portal/page-kit': 'file:vendor/portal-page-kit',
      antd: expect.any(String),
    })
    const kit = 'vendor/portal-page-kit'
    const { exports } = JSON.parse(await read(`${kit}/package.json`))
    for (const { types, default: script } of Object.values<Record<string, string>>(exports)) {
      expect(
        (await read(`${kit}/${types}`)).length * (await read(`${kit}/${script}`)).length,
      ).toBeGreaterThan(0)
    }
    expect(await readdir(join(folder, 'kit/src'))).not.toContain('start-page.tsx')
    const list = `${kit}/dist/list/record-list.js`
    await writeFile(join(folder, 'kit', list), 'old')
    await runMain('sub-app', 'update', join(folder, 'kit'))
    expect(await read(list)).toContain('RecordList')
  })

  test.each([
    ['react', 'start-page'],
    ['react-kit', 'order-list'],
  ] as const)('gives the template %s tests where packed packages are named', async (template, spec) => {
    const packages = join(folder, 'packed')
    await mkdir(packages, { recursive: true })
    for (const name of ['testing', 'cli', 'mock-server', 'protocol', 'store'])
      await writeFile(join(packages, `portal-${name}-1.0.0.tgz`), '')
    const name = `tested-${template}`
    const { stdout } = await runMain(
      ...['sub-app', 'create', name, '--template', template, '--in', folder, '--packages', packages],
    )
    expect(stdout).toContain('npm test')
    const { scripts, devDependencies } = JSON.parse(
      await readFile(join(folder, name, 'package.json'), 'utf8'),
    )
    expect(scripts.test).toBe('playwright test')
    expect(await readFile(join(folder, name, 'README.md'), 'utf8')).toContain('| `npm test` ')
    expect(devDependencies['@portal/testing']).toBe('file:../packed/portal-testing-1.0.0.tgz')
    expect(await readdir(join(folder, name, 'tests'))).toEqual(['README.md', `${spec}.spec.ts`])
  })

  test('prints commands that can be pasted even if a path contains blanks', async () => {
    const place = join(folder, '带 空格')
    const { stdout } = await runMain('sub-app', 'create', 'spaced', '--template', 'plain', '--in', place)
    expect(stdout).toContain(`  cd "${join(place, 'spaced')}"\n`)
  })

  test('overwrites nothing', async () => {
    await writeFile(join(folder, 'taken'), 'mine')
    const { code, stderr } = await runMain('sub-app', 'create', 'taken', '--in', folder)
    expect([code, await readFile(join(folder, 'taken'), 'utf8')]).toEqual([1, 'mine'])
    expect(stderr).toContain('exists already')
  })

  test.each(['plain-file', 'plain-file/below'])(
    'puts nothing into %s, as plain-file is no folder',
    async (place) => {
      const file = join(folder, 'plain-file')
      await writeFile(file, 'mine')
      const { code, stderr } = await runMain('sub-app', 'create', 'x', '--in', join(folder, place))
      expect([code, stderr.trim()]).toEqual([1, `${file} is a file, not a folder; name another by --in.`])
    },
  )

  test('portal sub-app update copies the SDK into a folder with a sub-app, and into no other', async () => {
    await runMain('sub-app', 'create', 'updated', '--template', 'plain', '--in', folder)
    const file = join(folder, 'updated/vendor/portal-sub-app-sdk/dist/start.js')
    await writeFile(file, 'old')
    expect((await runMain('sub-app', 'update', join(folder, 'updated'))).code).toBe(0)
    expect(await readFile(file, 'utf8')).toContain('startSubApp')
    const { code, stderr } = await runMain('sub-app', 'update', folder)
    expect([code, stderr]).toEqual([1, expect.stringContaining('no package.json')])
  })

  test('portal sub-app update puts nothing into a package that has its SDK from elsewhere', async () => {
    const other = join(folder, 'other')
    await mkdir(other)
    const manifest = join(other, 'package.json')
    await writeFile(manifest, '{"dependencies":{"@portal/sub-app-sdk":"workspace:*"}}')
    const { code, stderr } = await runMain('sub-app', 'update', other)
    expect([code, stderr, await readdir(other)]).toEqual([
      1,
      expect.stringContaining(`${manifest} takes @portal/sub-app-sdk from "workspace:*"; expected `),
      ['package.json'],
    ])
  })
})
