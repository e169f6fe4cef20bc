import type { RequestListener } from 'node:http'
import { checkSubApp, offering, serving } from './support/check-sub-app.ts'
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

/** Its dialog and its theme are on elements of the portal. */
const leftOpen = `
  const mask = document.createElement('div')
  mask.style.cssText = 'position: fixed; z-index: 2000; inset: 0; background: rgba(0, 0, 0, .3)'
  container.closest('main').append(mask)
  container.closest('#portal-root').dataset.theme = 'dark'`

/** Listens in its first opening alone, with a base of its own, code in an attribute and addresses of the portal. */
const onlyAtFirst = `
  history.pushState(null, '', '/vue/about')
  container.innerHTML = '<button>Press</button><i onclick="press()">i</i><img src="./p.png"><img>'
  document.head.append(Object.assign(document.createElement('base'), { href: '/elsewhere/' }))
  container.querySelector('img:last-child').src = window.__INJECTED_PUBLIC_PATH_BY_QIANKUN__ + 'none.png'
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
  const { code, of } = await serving(answer, checkSubApp)
  expect(of('second tab')).toEqual([expect.objectContaining({ verdict: 'ok' })])
  expect(of('base')[0]?.remark).toContain('has no effect in the portal')
  expect(of('inline handlers')[0]?.remark).toContain('onclick of <i> does nothing')
  expect(of('router')[0]?.remark).toContain('pushState(/vue/about) is refused')
  expect(of('start')[0]?.remark).toContain('load of the window, which is over')
  expect(of('addresses')[0]?.remark).toMatch(/\/elsewhere\/p\.png.* lead nowhere/)
  expect(of('addresses')[0]?.remark).toMatch(/http:\/\/localhost:\d+\/none\.png/)
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
