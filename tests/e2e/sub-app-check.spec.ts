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

/** A sub-app of one page and one script, for the origins that are allowed; no other origin may read `/private`. */
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

/** The lifecycles of a page, as the source of a script. */
const offering = (name: string, mount: string, unmount = "container.innerHTML = ''") => `
  window.${name} = {
    bootstrap: async () => {},
    mount: async ({ container }) => { ${mount} },
    unmount: async ({ container }) => { ${unmount} },
  }`

test('a stand-in sub-app passes, mounted in the real frame', async () => {
  test.slow()
  const subApp = await startSubApp('oms')
  try {
    const { code, works, findings, of } = await check(subApp.url)
    expect(findings.filter(({ verdict }) => verdict === 'problem')).toEqual([])
    expect([code, works]).toEqual([0, true])
    for (const about of ['mounting', 'bridge', 'unmounting'])
      expect(of(about)).toEqual([expect.objectContaining({ verdict: 'ok' })])
  } finally {
    await subApp.stop()
  }
})

/** Mounts only where its own files can be read, and the private one as a portal of its origin could. */
const guarded = (isPrivateRead: boolean) => `
  const file = (name) => window.__INJECTED_PUBLIC_PATH_BY_QIANKUN__ + name
  if (!(await fetch(file('a.js'))).ok) throw new Error('it did not come')
  const isRead = await fetch(file('private')).then(() => true, () => false)
  if (isRead !== ${isPrivateRead}) throw new Error('the private file was read: ' + isRead)
  container.innerHTML = '<p>Guarded</p>'`

// An address that the policy of a portal here does not name and that every machine has; macOS has no other of its own.
const elsewhere = process.platform === 'darwin' ? 'localhost' : '127.0.0.2'

test('a sub-app for one portal of another origin is mounted as it would be there, and what it leaves behind is named', async () => {
  test.slow()
  const company = 'https://portal.test.example'
  // By the window behind the document, which the portal does not know as the page's own.
  const untidy = `
    const again = () => container.ownerDocument.defaultView.setTimeout(again, 50)
    again()`
  const script = offering('untidy', guarded(false) + untidy)
  const { code, works, of } = await serving(
    answering(script, '', company),
    (url) => check(url, '--portal', company),
    elsewhere,
  )
  expect([...of('sharing (CORS)'), ...of('mounting')].map(({ verdict }) => verdict)).toEqual(['ok', 'ok'])
  expect(of('unmounting').map(({ verdict, remark }) => `${verdict}: ${remark}`)).toEqual([
    expect.stringContaining(
      'advice: After it was closed, timers of its own go on: setTimeout, again and again.',
    ),
  ])
  expect([code, works]).toEqual([0, true])
})

/** A dark theme by all attributes of the root, and a dialog that leaves nothing else of the document to the user. */
const greedyDialog = `
  container.insertAdjacentHTML('beforeend', '<button>First</button><button aria-haspopup="dialog">Open</button>')
  const root = document.documentElement
  root.classList.add('dark')
  Object.assign(root.dataset, { theme: 'dark', bsTheme: 'dark' })
  root.style.colorScheme = 'dark'
  const stop = (event) => { event.preventDefault(); event.stopImmediatePropagation() }
  container.querySelector('[aria-haspopup]').onclick = () => {
    document.body.insertAdjacentHTML('beforeend', '<div role="dialog" style="position: fixed; z-index: 9999; inset: 0">Sure?</div>')
    document.body.style.cssText = 'overflow: hidden; pointer-events: none'
    for (const element of document.body.children) if (element.role !== 'dialog') element.inert = true
    const modal = document.body.appendChild(document.createElement('dialog'))
    modal.showModal()
    for (const type of ['pointerdown', 'mousedown', 'click', 'focusin']) document.addEventListener(type, stop, true)
  }`

test('a sub-app for the origin of its portal passes, also with a frame of another origin and a dialog left open', async () => {
  test.slow()
  const frame = '<iframe src="data:text/html,elsewhere"></iframe>'
  const script = offering('framed', guarded(true) + greedyDialog)
  const { code, works, findings, of } = await serving(answering(script, frame, ''), (url) =>
    check(url, '--portal', url),
  )
  expect(findings.filter(({ verdict }) => verdict === 'problem')).toEqual([])
  expect([...of('sharing (CORS)'), ...of('mounting')].map(({ verdict }) => verdict)).toEqual(['ok', 'ok'])
  expect(of('bridge')[0]?.remark).toContain('window.framed')
  expect([code, works]).toEqual([0, true])
})

test('a sub-app that fails to mount or renders nothing gets a remedy', async () => {
  test.slow()
  await test.step('it fails to mount, and styles everything', async () => {
    const style = '<style>body, button { color: red }</style>'
    const broken = offering('broken', 'throw new Error("no such page")', '')
    const { code, works, of } = await serving(answering(broken, style), check)
    expect([code, works]).toEqual([1, false])
    expect(of('styles')[0]?.remark).toContain('body, button would style whatever shares the page')
    expect(of('mounting')[0]).toMatchObject({
      verdict: 'problem',
      remark: expect.stringContaining('no such page'),
    })
  })

  await test.step('it renders nothing but a title in its head', async () => {
    const { code, of } = await serving(answering(offering('empty', '', ''), '<title>Orders</title>'), check)
    expect(of('mounting')).toEqual([
      { about: 'mounting', verdict: 'problem', remark: expect.stringContaining('draws nothing') },
    ])
    expect(code).toBe(1)
  })
})

/** Its dialog lies in an element of the portal, and so does its theme. */
const leftOpen = `
  const mask = document.createElement('div')
  mask.style.cssText = 'position: fixed; z-index: 2000; inset: 0; background: rgba(0, 0, 0, .3)'
  container.closest('main').append(mask)
  container.closest('#portal-root').dataset.theme = 'dark'`

/** Listens in its first opening alone, with code in an attribute and addresses of the portal. */
const onlyAtFirst = `
  history.pushState(null, '', '/vue/about')
  container.innerHTML = '<button>Press</button><i onclick="press()">i</i><img src="./p.png">'
  const button = container.querySelector('button')
  if (!window.isMade) button.onclick = () => { button.textContent += '!'; ${leftOpen} }
  window.isMade = true`

test('what works in the first opening and never again is a problem, and so is what the portal does not run or find', async () => {
  test.slow()
  const answer: RequestListener = (request, response) => {
    response.setHeader('access-control-allow-origin', '*')
    const scripts: Readonly<Record<string, string>> = {
      '/a.js': offering('first', onlyAtFirst),
      '/names.js': 'function saveOrder() {}',
      '/use.js': 'window.onsave = () => saveOrder(); window.onload = () => {}',
    }
    const script = scripts[request.url?.replace(/\?.*/, '') ?? '']
    response.setHeader('content-type', script ? 'text/javascript' : 'text/html')
    response.end(
      script ??
        '<div></div><script src="/names.js"></script><script src="/use.js"></script><script entry src="/a.js"></script>',
    )
  }
  const { code, of } = await serving(answer, check)
  expect(of('second tab')).toEqual([expect.objectContaining({ verdict: 'ok' })])
  expect(of('inline handlers')[0]?.remark).toContain('onclick of <i> does nothing')
  expect(of('router')[0]?.remark).toContain('pushState(/vue/about) is refused')
  expect(of('start')[0]?.remark).toContain('load of the window, which is over')
  expect(of('addresses')[0]?.remark).toContain('/child/oms/orders/p.png leads nowhere')
  expect(of('another tab').map(({ remark }) => remark)).toEqual([
    expect.stringContaining('the portal has data-theme="dark" of <div>'),
    expect.stringContaining('does not answer the mouse'),
  ])
  expect(of('opening again')).toEqual([
    expect.objectContaining({ remark: expect.stringContaining('A button that answers a press') }),
  ])
  expect(of('several scripts')).toEqual([
    expect.objectContaining({
      verdict: 'problem',
      remark: expect.stringMatching(/^saveOrder is declared .*"host": "iframe"/),
    }),
  ])
  expect(code).toBe(1)
})

test('a router that does not know where its addresses begin is a problem', async () => {
  test.slow()
  // What Vue keeps with the element that it draws into.
  const router = '{ currentRoute: { value: { fullPath: location.pathname } } }'
  const script = offering(
    'wrongBase',
    `container.innerHTML = '<p>Menu</p>'
    container.firstChild.__vue_app__ = { config: { globalProperties: { $router: ${router} } } }`,
  )
  const { code, of } = await serving(answering(script), check)
  expect(of('router')[0]?.remark).toContain(
    'Its router takes /child/oms/orders/ceramic for a path of its own',
  )
  expect(code).toBe(1)
})

test('a page that blocks the browser is reported within the time limit', async () => {
  test.slow()
  const endless = 'setTimeout(() => { for (;;) {} }, 200)'
  const { code, of } = await serving(
    answering(offering('endless', `container.innerHTML = '<p>On</p>'; ${endless}`)),
    check,
  )
  expect(of('mounting')).toEqual([
    expect.objectContaining({ verdict: 'problem', remark: expect.stringContaining('stops the browser') }),
  ])
  expect(code).toBe(1)
})

/** Puts a style into the head of the portal itself. */
const painter = (selector: string) => `
  container.innerHTML = '<p>Painted</p>'
  const portal = container.getRootNode()
  const sheet = portal.createElement('style')
  sheet.textContent = '${selector} { border-top: 7px solid }'
  portal.head.append(sheet)`

test('styles of a sub-app in the head of the portal and a failing unmount are problems', async () => {
  test.slow()
  await test.step('a style for an attribute', async () => {
    const { of } = await serving(answering(offering('painter', painter('[role="button"]'))), check)
    expect(of('styles').map(({ verdict }) => verdict)).toContain('problem')
  })

  await test.step('a style for a class of the portal, and a failing unmount', async () => {
    const script = offering('sticky', painter('.ant-btn'), 'throw new Error("unmount boom")')
    const { code, works, of } = await serving(answering(script), check)
    expect([code, works]).toEqual([1, false])
    expect(of('styles').map(({ verdict }) => verdict)).toContain('problem')
    expect(of('unmounting')).toContainEqual({
      about: 'unmounting',
      verdict: 'problem',
      remark: expect.stringContaining('fails: unmount boom.'),
    })
  })
})
