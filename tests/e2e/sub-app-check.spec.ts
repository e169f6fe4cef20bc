import { answering, checkSubApp, offering, serving } from './support/check-sub-app.ts'
import { expect, test } from './support/portal.ts'
import { startSubApp } from './support/portal-process.ts'

test('a stand-in sub-app passes, mounted in the real frame', async () => {
  test.slow()
  const subApp = await startSubApp('oms')
  try {
    const { code, works, findings, of } = await checkSubApp(subApp.url)
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
  // By the window behind the document, which the portal doesn't recognise as the page's own.
  const untidy = `
    const again = () => container.ownerDocument.defaultView.setTimeout(again, 50)
    again()`
  const script = offering('untidy', guarded(false) + untidy)
  const { code, works, of } = await serving(
    answering(script, '', company),
    (url) => checkSubApp(url, '--portal', company),
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
    checkSubApp(url, '--portal', url),
  )
  expect(findings.filter(({ verdict }) => verdict === 'problem')).toEqual([])
  expect([...of('sharing (CORS)'), ...of('mounting')].map(({ verdict }) => verdict)).toEqual(['ok', 'ok'])
  expect(of('bridge')[0]?.remark).toContain('window.framed')
  expect([code, works]).toEqual([0, true])
})
