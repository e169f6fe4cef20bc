import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, test } from 'vitest'
import { runPortal } from '../testing/run-portal.ts'
import { problemInName } from './sub-app-name.ts'
import { manifestOf, templateNames } from './template.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-kit-'))
})
afterAll(() => rm(folder, { recursive: true }))

describe('the name of a sub-app', () => {
  it.each(['a', 'spare-parts', 'oms2', 'console', 'com', 'com10', 'aux-parts', 'a'.repeat(40)])(
    'may be %s',
    (name) => {
      expect(problemInName(name)).toBeUndefined()
    },
  )

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
  ])('is told what %j lacks', (name, lacks) => {
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
      const { code, stdout } = await runPortal(
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
      expect(await read('.gitignore')).toContain('node_modules/')
      const files = ['index.html', 'src/style.css', 'README.md', 'vite.config.ts', 'tsconfig.json']
      for (const text of await Promise.all(files.map(read))) expect(text).not.toMatch(/__[A-Z]+__/)
    },
  )

  test('prints commands that can be pasted where a path holds blanks', async () => {
    const place = join(folder, '带 空格')
    const { stdout } = await runPortal('sub-app', 'create', 'spaced', '--template', 'plain', '--in', place)
    expect(stdout).toContain(`  cd "${join(place, 'spaced')}"\n`)
  })

  test('overwrites nothing', async () => {
    await writeFile(join(folder, 'taken'), 'mine')
    const { code, stderr } = await runPortal('sub-app', 'create', 'taken', '--in', folder)
    expect([code, await readFile(join(folder, 'taken'), 'utf8')]).toEqual([1, 'mine'])
    expect(stderr).toContain('exists already')
  })

  test.each(['plain-file', 'plain-file/below'])(
    'puts nothing into %s, as plain-file is no folder',
    async (place) => {
      const file = join(folder, 'plain-file')
      await writeFile(file, 'mine')
      const { code, stderr } = await runPortal('sub-app', 'create', 'x', '--in', join(folder, place))
      expect([code, stderr.trim()]).toEqual([1, `${file} is a file, not a folder; name another by --in.`])
    },
  )

  test('portal sub-app update brings the SDK into a folder that holds a sub-app, and into no other', async () => {
    await runPortal('sub-app', 'create', 'updated', '--template', 'plain', '--in', folder)
    const file = join(folder, 'updated/vendor/portal-sub-app-sdk/dist/start.js')
    await writeFile(file, 'old')
    expect((await runPortal('sub-app', 'update', join(folder, 'updated'))).code).toBe(0)
    expect(await readFile(file, 'utf8')).toContain('startSubApp')
    const { code, stderr } = await runPortal('sub-app', 'update', folder)
    expect([code, stderr]).toEqual([1, expect.stringContaining('no package.json')])
  })
})

test.each([
  ['http', 'that nothing speaks https there', 'Nothing at https://localhost:PORT speaks https'],
  ['nothing', 'that nothing answers yet', 'Nothing answers at http://localhost:PORT/ yet'],
])(
  'portal sub-app link, where there is %s, tells the address that asks, and %s',
  async (there, _what, told) => {
    const server = createServer((_request, response) => response.end()).listen(0)
    onTestFinished(() => void server.close())
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo // of a server that listens on a port
    if (there === 'nothing') await new Promise((closed) => server.close(closed))
    const entry = `${there === 'http' ? 'https' : 'http'}://localhost:${port}/`
    const args = ['sub-app', 'link', 'oms', entry, '--portal', 'http://localhost:8300/']
    const { code, stdout, stderr } = await runPortal(...args)
    expect(code).toBe(0)
    expect(stdout).toContain(
      `http://localhost:8300/dashboard?link-sub-app=oms&entry=${encodeURIComponent(entry)}`,
    )
    expect(stderr).toContain(told.replace('PORT', String(port)))
  },
)

test.each([
  ['nothing', '', 'No portal can be reached at PORTAL from here; start it, or name its address by --portal.'],
  [
    'a page',
    '<!doctype html>',
    "What answers at PORTAL is no portal; name the portal's address by --portal.",
  ],
  ['other JSON', '[]', "What answers at PORTAL is no portal; name the portal's address by --portal."],
  ['a portal', '{"childRoot":"child"}', ''],
])(
  'portal sub-app link tells the address, and what is wrong with %s at --portal',
  async (there, config, told) => {
    const server = createServer((_request, response) => response.end(config)).listen(0)
    onTestFinished(() => void server.close())
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo // of a server that listens on a port
    if (there === 'nothing') await new Promise((closed) => server.close(closed))
    const portal = `http://localhost:${port}`
    const { code, stdout, stderr } = await runPortal('sub-app', 'link', 'oms', '--off', '--portal', portal)
    expect([code, stdout]).toEqual([0, expect.stringContaining(`${portal}/dashboard?link-sub-app=oms`)])
    expect(stderr.trim()).toBe(told.replace('PORTAL', portal))
  },
)
