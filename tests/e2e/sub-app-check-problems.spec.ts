import type { RequestListener } from 'node:http'
import { answering, checkSubApp, offering, serving } from './support/check-sub-app.ts'
import { expect, test } from './support/portal.ts'

test('a sub-app that fails to mount, renders nothing or leads elsewhere gets a remedy', async () => {
  test.slow()
  await test.step('it fails to mount, and styles everything', async () => {
    const style = '<style>body, button { color: red }</style>'
    const broken = offering('broken', 'throw new Error("no such page")', '')
    const { code, works, of } = await serving(answering(broken, style), checkSubApp)
    expect([code, works]).toEqual([1, false])
    expect(of('styles')[0]?.remark).toContain('body, button would style whatever shares the page')
    expect(of('mounting')[0]).toMatchObject({
      verdict: 'problem',
      remark: expect.stringContaining('no such page'),
    })
  })

  await test.step('it renders nothing but a title in its head', async () => {
    const { code, of } = await serving(
      answering(offering('empty', '', ''), '<title>Orders</title>'),
      checkSubApp,
    )
    expect(of('mounting')).toEqual([
      { about: 'mounting', verdict: 'problem', remark: expect.stringContaining('draws nothing') },
    ])
    expect(code).toBe(1)
  })

  await test.step('it leads elsewhere', async () => {
    const leaving = offering('leaving', "location.href = 'https://elsewhere.test.example/'")
    const { code, of } = await serving(answering(leaving), checkSubApp)
    expect(of('location')[0]?.remark).toContain('to https://elsewhere.test.example/ without being asked')
    expect(of('mounting')).toEqual([])
    expect(code).toBe(1)
  })
})

/** Its dialog and its theme are on elements of the portal. */
const leftOpen = `
  const mask = document.createElement('div')
  mask.style.cssText = 'position: fixed; z-index: 2000; inset: 0; background: rgba(0, 0, 0, .3)'
  container.closest('main').append(mask)
  container.closest('#portal-root').dataset.theme = 'dark'`

/** Listens in its first opening alone, with a base of its own, code in an attribute and addresses of the portal. */
const onlyAtFirst = `
  document.head.append(Object.assign(document.createElement('base'), { href: '/elsewhere/' }))
  history.pushState(null, '', '/vue/about')
  container.innerHTML = '<button>Press</button><i onclick="press()">i</i><img src="./p.png"><img>'
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
  expect(of('addresses')[0]?.remark).toMatch(/\/child\/oms\/orders\/p\.png.* lead nowhere/)
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

test('a router that does not know where its addresses begin is a problem', async () => {
  test.slow()
  // What Vue keeps with the element that it draws into.
  const router = '{ currentRoute: { value: { fullPath: location.pathname } } }'
  const script = offering(
    'wrongBase',
    `container.innerHTML = '<p>Menu</p>'
    container.firstChild.__vue_app__ = { config: { globalProperties: { $router: ${router} } } }`,
  )
  const { code, of } = await serving(answering(script), checkSubApp)
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
    checkSubApp,
  )
  expect(of('mounting')).toEqual([
    expect.objectContaining({ verdict: 'problem', remark: expect.stringContaining('stops the browser') }),
  ])
  expect(code).toBe(1)
})

/** Puts a style into the head of the portal itself; one that was parsed is of no page. */
const painter = (selector: string) => `
  container.innerHTML = '<p>Painted</p>'
  const parsed = new DOMParser().parseFromString('<style>${selector} { border-top: 7px solid }</style>', 'text/html')
  container.closest('html').querySelector('head').append(parsed.querySelector('style'))`

test('styles of a sub-app in the head of the portal and a failing unmount are problems', async () => {
  test.slow()
  await test.step('a style for an attribute', async () => {
    const { of } = await serving(answering(offering('painter', painter('[role="button"]'))), checkSubApp)
    expect(of('styles').map(({ verdict }) => verdict)).toContain('problem')
  })

  await test.step('a style for a class of the portal, and a failing unmount', async () => {
    const script = offering('sticky', painter('.ant-btn'), 'throw new Error("unmount boom")')
    const { code, works, of } = await serving(answering(script), checkSubApp)
    expect([code, works]).toEqual([1, false])
    expect(of('styles').map(({ verdict }) => verdict)).toContain('problem')
    expect(of('unmounting')).toContainEqual({
      about: 'unmounting',
      verdict: 'problem',
      remark: expect.stringContaining('fails: unmount boom.'),
    })
  })
})
