import { writeFile } from 'node:fs/promises'
import type { RequestListener } from 'node:http'
import { checkSubApp, offering, serving } from './support/check-sub-app.ts'
import { expect, test } from './support/portal.ts'
import { startSubApp } from './support/portal-process.ts'

test('a stand-in sub-app passes, mounted in the real frame', async () => {
  test.slow()
  const subApp = await startSubApp('oms')
  try {
    const { code, works, findings, of, recommended } = await checkSubApp(subApp.url)
    expect(findings.filter(({ verdict }) => verdict === 'problem')).toEqual([])
    expect([code, works, recommended.host]).toEqual([0, true, 'qiankun'])
    for (const about of [
      'mounting',
      'bridge',
      'unmounting',
      'first tab',
      'second tab',
      'dark theme',
      'language',
    ])
      expect(of(about)).toEqual([expect.objectContaining({ verdict: 'ok' })])
  } finally {
    await subApp.stop()
  }
})

/** Its dialog and its theme are on elements of the portal. */
const leftOpen = `
  const mask = document.createElement('div')
  mask.style.cssText = 'position: fixed; z-index: 2000; inset: 0; background: rgba(0, 0, 0, .3)'
  container.closest('#portal-root').append(mask)
  container.closest('#portal-root').dataset.theme = 'dark'`

/** Listens in its first opening alone, with a bar over the portal, code in an attribute and addresses of the portal. */
const onlyAtFirst = `
  history.pushState(null, '', '/vue/about')
  container.innerHTML = '<button>Press</button><i onclick="press()">i</i><img src="./p.png"><img>'
  container.querySelector('img:last-child').src = window.__INJECTED_PUBLIC_PATH_BY_QIANKUN__ + 'none.png'
  const bar = document.body.appendChild(document.createElement('p'))
  bar.style.cssText = 'position: fixed; z-index: 2000; inset: 0 0 auto; height: 8px; margin: 0'
  const button = container.querySelector('button')
  if (!window.isMade) button.onclick = () => { button.textContent += '!'; ${leftOpen} }
  window.isMade = true`

/**
 * Has a tab and a button like those of the portal, a blank class at the root, and a token in the portal's cookie. Its
 * note is drawn into what the body has already of it, which is hidden with the first tab.
 */
const likeThePortal = `
  container.innerHTML = '<div role="tablist"><button role="tab" aria-selected="true">All</button></div>' +
    '<button aria-haspopup="dialog">Note</button><button>Discard changes</button>'
  document.documentElement.className = ' '
  document.cookie = 'Admin-Token=own'
  container.querySelector('[aria-haspopup]').onclick = () => {
    const known = [...document.body.children].find((one) => one.matches('.note'))
    const note = known ?? document.body.appendChild(document.createElement('p'))
    note.className = 'note'
    note.textContent = 'A note'
  }`

/** Serves a page of one script, with `<div>` for what it draws. */
const pageOf =
  (script: string): RequestListener =>
  (request, response) => {
    response.setHeader('access-control-allow-origin', '*')
    const isScript = request.url?.startsWith('/a.js')
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html')
    response.end(isScript ? script : '<div></div><script entry src="/a.js"></script>')
  }

test('what works in the first opening and never again is a problem; where an iframe helps, it is recommended', async () => {
  test.slow()
  const { code, of } = await serving(pageOf(offering('first', onlyAtFirst)), checkSubApp)
  expect(of('inline handlers')[0]?.remark).toContain('onclick of <i> can do nothing')
  expect(of('overlap')[0]?.remark).toContain("over the portal's")
  expect(of('router')[0]?.remark).toContain('pushState(/vue/about)')
  expect(of('addresses')[0]?.remark).toMatch(/http:\/\/localhost:\d+\/none\.png/)
  expect(of('another tab').map(({ remark }) => remark)).toEqual([
    expect.stringContaining('the portal has data-theme="dark" of <div>'),
    expect.stringContaining('does not answer the mouse'),
  ])
  expect(of('opening again')).toEqual([
    expect.objectContaining({
      remark: expect.stringMatching(/after a press of “Press”.*button “Press!” can't be seen/),
    }),
  ])
  expect(code).toBe(1)

  const script = `${offering('like', likeThePortal)}
    if (!window.__POWERED_BY_QIANKUN__) window.like.mount({ container: document.querySelector('div') })`
  const pictures = test.info().outputPath('pictures')
  const journey = test.info().outputPath('journey.mjs')
  await writeFile(
    journey,
    "export default (page, root) => root.getByRole('button', { name: 'Note' }).click()",
  )
  // On another host name, in an iframe its cookie is not the portal's.
  const check = (url: string) => checkSubApp(url, '--pictures', pictures, '--journey', journey)
  const other = await serving(pageOf(script), check, '127.0.0.1')
  const wrong = other.findings.filter(({ verdict }) => !['ok', 'unknown'].includes(verdict))
  expect(wrong.map(({ about }) => about)).toEqual(['own names', 'second tab'])
  expect(wrong[0]?.remark).toContain('Admin-Token')
  expect(wrong[1]?.remark).toMatch(/after the journey, p “A note” can't be seen/)
  expect(wrong[1]?.pictures?.[0]).toContain(pictures)
  expect([other.code, other.works, other.recommended.host]).toEqual([0, true, 'iframe'])
})
