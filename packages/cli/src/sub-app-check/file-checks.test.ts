import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { checkFiles } from './file-checks.ts'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

const good = {
  page: '<div id="root"></div><link rel="stylesheet" href="a.css"><script defer entry src="a.js"></script>',
  script: 'window.a = { bootstrap, mount, unmount }',
  vendors: 'webpackChunk.push([])',
  css: '.a h1 { margin: 0 }',
  cssType: 'text/css',
  cors: '*',
}

/** Origin of a portal on another machine. */
const portal = 'https://portal.test'

/** Serves a sub-app and returns the findings that aren't ok. */
async function found(change: Partial<typeof good>, path = '/', askedBy = portal) {
  const subApp = { ...good, ...change }
  const server = createServer((request, response) => {
    const moved = { '/old/': '/', '/old': '/index.html' }[request.url ?? '']
    if (moved) {
      response.writeHead(302, { location: moved }).end()
      return
    }
    const files: Record<string, [string, string]> = {
      '/': ['text/html', subApp.page],
      '/index.html': ['text/html', subApp.page],
      '/a.js': ['text/javascript', subApp.script],
      '/vendors.js': ['text/javascript', subApp.vendors],
      '/a.css': [subApp.cssType, subApp.css],
    }
    const [type, text] = files[request.url ?? ''] ?? ['', '']
    if (type === '') response.statusCode = 404
    if (subApp.cors) response.setHeader('access-control-allow-origin', subApp.cors)
    response.setHeader('content-type', type)
    response.end(text)
  }).listen(0)
  closing.push(() => server.close())
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : ''
  const own = `http://localhost:${port}`
  const findings = await checkFiles(own + path, askedBy === 'own' ? own : askedBy)
  return findings
    .filter(({ verdict }) => verdict !== 'ok')
    .map(({ about, verdict, remark }) => `${verdict} ${about}: ${remark}`.replaceAll(String(port), 'PORT'))
}

describe('the files of a sub-app', () => {
  it('that are as they should be are found so', async () => {
    expect(await found({})).toEqual([])
  })

  it.each([
    [
      'a module script',
      { page: '<p><script type="module" src="a.js"></script>' },
      /^problem entry script: .*portalSubApp\(\).*"host": "iframe"/,
    ],
    [
      'one module script',
      { page: '<p><script type="module" src="a.js"></script>' },
      /: The page has a module script, and/,
    ],
    [
      'an address that is none',
      { page: '<p><link rel="stylesheet" href="http://[bad"><script entry src="a.js"></script>' },
      /^problem files: The page names http:\/\/\[bad, which is no address\. Correct it/,
    ],
    [
      'a style sheet that is a page',
      { css: '<!doctype html>' },
      /^problem styles: \/a\.css is an HTML page, not a style sheet/,
    ],
    ['no script', { page: '<p>' }, /^problem entry script: The page has no script/],
    [
      'two entries',
      { page: '<p><script entry src="a.js"></script><script entry src="a.js"></script>' },
      /2 scripts are marked/,
    ],
    [
      'an entry that is only the last',
      { page: '<p><script src="a.js"></script>' },
      /^advice entry script: .*attribute entry/,
    ],
    ['a script that is a page', { script: '<!doctype html>' }, /HTML page, not a script/],
    [
      'a script without lifecycles',
      { script: 'draw()' },
      /^problem lifecycles: .*bootstrap, mount, unmount.*"host": "iframe"/,
    ],
    [
      'a file that is missing',
      { page: '<p><script entry src="b.js"></script>' },
      /^problem files: .*b\.js could not be loaded: it answers with 404/,
    ],
    ['no permission to share', { cors: '' }, /^problem sharing.*Access-Control-Allow-Origin/],
    [
      'permission for another portal',
      { cors: 'http://localhost:8200' },
      /^problem sharing.*: A portal at https:\/\/portal\.test may not load http:\/\/localhost:PORT\/, /,
    ],
    [
      'a great size',
      { script: good.script + Array.from({ length: 400_000 }, Math.random).join() },
      /^advice size: \d+ KB/,
    ],
  ])('with %s are reported', async (_case, change, expected) => {
    expect(await found(change)).toContainEqual(expect.stringMatching(expected))
  })

  it.each([
    ['they name that portal', { cors: portal }, portal],
    ['they lie on the origin of that portal', { cors: '' }, 'own'],
  ])('may be loaded by a portal where %s', async (_case, change, askedBy) => {
    expect(await found(change, '/', askedBy)).toEqual([])
  })

  it.each([
    ['as they should be', {}, '', []],
    ['that the portal leaves out', {}, '<script ignore src="b.js"></script><style ignore>h1 { }</style>', []],
    [
      'that is missing',
      {},
      '<script src="b.js"></script>',
      [/^problem files: .*\/b\.js could not be loaded/],
    ],
    [
      'that is a page',
      { vendors: '<!doctype html>' },
      '',
      [/^problem scripts: \/vendors\.js is an HTML page, not a script/],
    ],
    [
      'of a great size',
      { vendors: Array.from({ length: 400_000 }, Math.random).join() },
      '',
      [/^advice size: \d+ KB/],
    ],
    ['that are not shared', { cors: '' }, '', [/^problem sharing.* http:\/\/localhost:PORT\/vendors\.js/]],
  ])(
    'with scripts beside the entry %s get a finding for those, too',
    async (_case, change, more, expected) => {
      const page = `<script src="vendors.js"></script>${more}${good.page}`
      expect(await found({ page, ...change })).toEqual(expected.map((one) => expect.stringMatching(one)))
    },
  )

  it('are not where the portal looks for them below a redirect: the page behind it is named', async () => {
    expect(await found({}, '/old/')).toContainEqual(
      expect.stringMatching(
        /^problem redirect: .*\/old\/ redirects to http:\/\/localhost:PORT\/, .* Name .*PORT\/ instead/,
      ),
    )
  })

  it('are found below a redirect beside them', async () => {
    expect(await found({}, '/old')).toEqual([])
  })

  /** The findings for an address where a server was, or is. */
  async function findingsAt(protocol: string, isThere: boolean) {
    const server = createServer((_request, response) => response.end('<p>')).listen(0)
    closing.push(() => server.close())
    await once(server, 'listening')
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : ''
    if (!isThere) await new Promise((closed) => server.close(closed))
    const [only] = await checkFiles(`${protocol}://localhost:${port}/`, portal)
    expect(only).toMatchObject({ about: 'page', verdict: 'problem' })
    return only?.remark.replaceAll(String(port), 'PORT')
  }

  it('cannot be looked at where nothing answers', async () => {
    expect(await findingsAt('http', false)).toBe(
      'Nothing answers at http://localhost:PORT/ yet; start its server, or correct the address.',
    )
  })

  it('cannot be looked at by https where http is spoken', async () => {
    expect(await findingsAt('https', true)).toBe(
      'Nothing at https://localhost:PORT speaks https; try http://localhost:PORT/.',
    )
  })
})
