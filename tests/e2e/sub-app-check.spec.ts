import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { subAppCommand } from './support/new-sub-app.ts'
import { expect, test } from './support/portal.ts'
import { startSubApp } from './support/portal-process.ts'

interface Report {
  readonly works: boolean | null
  readonly findings: readonly { about: string; verdict: string; remark: string }[]
}

async function check(url: string, ...options: readonly string[]) {
  const { code, stdout } = await subAppCommand('check', url, '--json', ...options)
  const report: Report = JSON.parse(stdout)
  const of = (about: string) => report.findings.filter((one) => one.about === about)
  return { code, ...report, of }
}

/** A sub-app of one script and no more than a page for it. Whoever is allowed, nobody gets what is private. */
const answering =
  (script: string, head = '', allowed = '*'): RequestListener =>
  (request, response) => {
    const isScript = request.url?.startsWith('/a.js')
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html')
    if (allowed && request.url !== '/private') response.setHeader('access-control-allow-origin', allowed)
    response.end(isScript ? script : `${head}<div></div><script src="/a.js"></script>`)
  }

async function serving<Result>(
  answer: RequestListener,
  use: (url: string) => Promise<Result>,
  host = 'localhost',
): Promise<Result> {
  const server = createServer(answer).listen(0, host)
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  try {
    return await use(`http://${host}:${address.port}/`)
  } finally {
    server.close()
  }
}

test('a stand-in sub-app is found good, and is really mounted', async () => {
  test.slow()
  const subApp = await startSubApp('oms')
  try {
    const { code, works, findings, of } = await check(subApp.url)
    expect(findings.filter(({ verdict }) => verdict === 'problem')).toEqual([])
    expect([code, works]).toEqual([0, true])
    expect(of('mounting')).toEqual([expect.objectContaining({ verdict: 'ok' })])
    expect(of('bridge')).toEqual([expect.objectContaining({ verdict: 'ok' })])
    expect(of('unmounting')).toEqual([expect.objectContaining({ verdict: 'ok' })])
  } finally {
    await subApp.stop()
  }
})

// Of addresses that the policy of a portal here does not name, one that every machine has; macOS has no other of its own.
const elsewhere = process.platform === 'darwin' ? 'localhost' : '127.0.0.2'
const company = 'https://portal.test.example'

for (const { served, host, allowed, portalFor, isPrivateGot } of [
  {
    served: 'elsewhere for one portal alone',
    host: elsewhere,
    allowed: company,
    portalFor: () => company,
    isPrivateGot: false,
  },
  {
    served: 'on the origin of the portal, for nobody else',
    host: 'localhost',
    allowed: '',
    portalFor: (url: string) => url,
    isPrivateGot: true,
  },
]) {
  test(`a sub-app that is served ${served} is mounted as it would be there`, async () => {
    test.slow()
    const script = `window.guarded = {
      bootstrap: async () => {},
      mount: async ({ container }) => {
        const file = (name) => window.__INJECTED_PUBLIC_PATH_BY_QIANKUN__ + name
        if (!(await fetch(file('a.js'))).ok) throw new Error('it did not come')
        const isGot = await fetch(file('private')).then(() => true, () => false)
        if (isGot !== ${isPrivateGot}) throw new Error('what is private came: ' + isGot)
        container.innerHTML = '<p>Guarded</p>'
      },
      unmount: async ({ container }) => { container.innerHTML = '' },
    }`
    const { code, works, of } = await serving(
      answering(script, '', allowed),
      (url) => check(url, '--portal', portalFor(url)),
      host,
    )
    expect([...of('sharing (CORS)'), ...of('mounting')].map(({ verdict }) => verdict)).toEqual(['ok', 'ok'])
    expect([code, works]).toEqual([0, true])
  })
}

test('a sub-app that breaks at its start and styles everything is told what to do', async () => {
  const script =
    'window.broken = { bootstrap: async () => {}, mount: async () => { throw new Error("no such page") }, unmount: async () => {} }'
  const style = '<style>body, button { color: red }</style>'
  const { code, works, of } = await serving(answering(script, style), check)
  expect([code, works]).toEqual([1, false])
  expect(of('styles')[0]?.remark).toContain('body, button would style whatever shares the page')
  expect(of('mounting')[0]).toMatchObject({
    verdict: 'problem',
    remark: expect.stringContaining('no such page'),
  })
})

test('a page that draws nothing is told so, whatever its head says', async () => {
  test.slow()
  const script =
    'window.empty = { bootstrap: async () => {}, mount: async () => {}, unmount: async () => {} }'
  const { code, of } = await serving(answering(script, '<title>Orders</title>'), check)
  expect(of('mounting')).toEqual([
    { about: 'mounting', verdict: 'problem', remark: expect.stringContaining('draws nothing') },
  ])
  expect(code).toBe(1)
})

test('a page that holds a frame of another origin is found good', async () => {
  test.slow()
  const script = `window.framed = {
    bootstrap: async () => {},
    mount: async ({ container }) => { container.innerHTML = '<p>Framed</p>' },
    unmount: async ({ container }) => { container.innerHTML = '' },
  }`
  const frame = '<iframe src="data:text/html,elsewhere"></iframe>'
  const { works, of } = await serving(answering(script, frame), check)
  expect(of('bridge')[0]?.remark).toContain('window.framed')
  expect([works, of('mounting')[0]?.verdict]).toEqual([true, 'ok'])
})

for (const selector of ['.ant-btn', '[role="button"]']) {
  test(`a style for ${selector} that a script puts into the portal's own head is told`, async () => {
    test.slow()
    const script = `window.painter = {
      bootstrap: async () => {},
      mount: async ({ container }) => {
        container.innerHTML = '<p>Painted</p>'
        const portal = container.getRootNode()
        const sheet = portal.createElement('style')
        sheet.textContent = '${selector} { border-top: 7px solid }'
        portal.head.append(sheet)
      },
      unmount: async ({ container }) => { container.innerHTML = '' },
    }`
    const { of } = await serving(answering(script), check)
    expect(of('styles').map(({ verdict }) => verdict)).toContain('problem')
  })
}

test('a sub-app that fails to unmount is told why', async () => {
  test.slow()
  const script = `window.sticky = {
    bootstrap: async () => {},
    mount: async ({ container }) => { container.innerHTML = '<p>Sticky</p>' },
    unmount: async () => { throw new Error('unmount boom') },
  }`
  const { code, works, of } = await serving(answering(script), check)
  expect([code, works]).toEqual([1, false])
  expect(of('unmounting')).toEqual([
    { about: 'unmounting', verdict: 'problem', remark: expect.stringContaining('fails: unmount boom.') },
  ])
})

test('what a sub-app leaves behind is told: elements, listeners and timers', async () => {
  test.slow()
  // Reached in ways that the portal does not know as the page's own, which would end what it began.
  const script = `window.untidy = {
    bootstrap: async () => {},
    mount: async ({ container }) => {
      container.innerHTML = '<p id="untidy">Untidy</p>'
      const kept = container.ownerDocument
      setTimeout(() => {
        kept.addEventListener('keydown', () => {})
        kept.body.append(Object.assign(kept.createElement('aside'), { className: 'left-behind' }))
      })
      const again = () => kept.defaultView.setTimeout(again, 50)
      again()
    },
    unmount: async ({ container }) => { container.innerHTML = '' },
  }`
  const { code, of } = await serving(answering(script), check)
  const remarks = of('unmounting').map(({ verdict, remark }) => `${verdict}: ${remark}`)
  expect(remarks).toEqual([
    expect.stringContaining(
      'advice: After it was closed, listeners of its own go on: keydown of the document.',
    ),
    expect.stringContaining('timers of its own go on: setTimeout, again and again.'),
    expect.stringContaining('<aside.left-behind>'),
  ])
  expect(code).toBe(0)
})
