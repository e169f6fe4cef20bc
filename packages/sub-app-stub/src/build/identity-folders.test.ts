// @vitest-environment node
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, createServer } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { identityFolders } from './identity-folders.ts'

let root = ''
const built = (file: string) => readFile(join(root, 'dist', file), 'utf8')

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'identities-'))
  await writeFile(
    join(root, 'index.html'),
    '<p data-sub-app="oms"></p><script type="module" src="./main.js"></script>',
  )
  await writeFile(join(root, 'main.js'), 'document.title = "stub"')
  await build({
    root,
    base: './',
    configFile: false,
    logLevel: 'silent',
    plugins: [identityFolders(['oms', 'ltc'], 'oms')],
  })
})
afterAll(() => rm(root, { recursive: true }))

describe('the folder of an identity', () => {
  it.each(['oms', 'ltc'])('%s has a page that names it, and the script of the page', async (identity) => {
    const page = await built(`${identity}/index.html`)
    expect(page).toContain(`data-sub-app="${identity}"`)
    const script = /src="\.\/([^"]+)"/.exec(page)?.[1] ?? 'no script'
    expect(await built(`${identity}/${script}`)).toContain('stub')
  })

  it('is all that is written', async () => {
    await expect(built('index.html')).rejects.toThrow('ENOENT')
  })
})

it('a dev server answers each identity with a page that names it', async () => {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    server: { port: 0 },
    plugins: [identityFolders(['oms', 'ltc'], 'oms')],
  })
  try {
    await server.listen()
    const page = await fetch(`${server.resolvedUrls?.local[0]}ltc/`)
    expect(await page.text()).toContain('data-sub-app="ltc"')
  } finally {
    await server.close()
  }
})
