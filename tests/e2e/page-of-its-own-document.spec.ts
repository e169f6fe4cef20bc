import type { Locator } from '@playwright/test'
import { chooseTabAction, goWithin } from './support/navigation.ts'
import { enterAt } from './support/people.ts'
import { plainPage, servePlainPage } from './support/plain-page.ts'
import { expect, test } from './support/portal.ts'

test.use({ locale: 'zh-CN' })

const address = '/child/oms/orders/ceramic'

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"><rect width="30" height="20"/></svg>'

/** What pages do that were written for a document of their own. */
const alone = `
const script = document.currentScript && document.currentScript.src
const found = document.evaluate('.//i', document, null, XPathResult.FIRST_ORDERED_NODE_TYPE, null)
if (!found) throw new Error('nothing is found by a path')`

test('a page that was written for a document of its own has it, and leaves the portal alone', async ({
  page,
  context,
  portal,
}) => {
  await servePlainPage(context, {
    'index.html': `<!doctype html><html class="tall"><head><base href="/sub-apps/oms/static/">
<link rel="stylesheet" href="page.css"><style>#inline { width: 30px; height: 20px; background: url(inline.svg) }</style></head>
<body class="layout" style="word-spacing: 2px"><div id="root"><img id="picture" src="./picture.svg"><a id="link" href="help.html">Help</a>
<i id="inline"></i><button>Dark</button><p id="script"></p>
<nav style="position: fixed; inset: 0 auto 0 0; width: 5px"></nav><div style="height: 3000px"></div><input type="checkbox" id="agree"><label for="agree">Agree</label></div><script src="page.js"></script></body></html>`,
    'static/page.css': `html.tall body.layout { letter-spacing: 4px } html.dark { --ground: rgb(1, 1, 1); font-style: italic }
body[arco-theme="dark"] { text-indent: 3px } :root[theme-mode="dark"] { --spacing: 5px } html[dir="rtl"] { --height: 40px }
:root { --ground: rgb(250, 250, 250) } p { color: var(--ground); word-spacing: var(--spacing, inherit); line-height: var(--height, 20px) }`,
    'static/picture.svg': picture,
    'static/inline.svg': picture,
    'static/page.js': plainPage(
      `document.querySelector('#root #script').textContent = initialPath + ' by ' + script
      const style = document.head.appendChild(document.createElement('style'))
      style.textContent = '.a { color: red } .b { color: red } .c { color: red }'
      style.sheet.deleteRule(0)
      style.sheet.insertRule('#script { tab-size: 3 }', 1)
      document.querySelector('#root button').title = [...style.sheet.cssRules].map((rule) => rule.selectorText).join()
      document.querySelector('#root button').onclick = () => {
        document.documentElement.classList.add('dark')
        document.documentElement.dir = 'rtl'
        document.documentElement.setAttribute('theme-mode', 'dark')
        document.body.setAttribute('arco-theme', 'dark')
        document.documentElement.style.fontSize = '37.5px'
        document.body.style.overflow = 'hidden'
      }`,
      alone,
    ),
  })
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await enterAt(page, portal, 'wangjing', address)
  const shown = page.getByRole('main').getByRole('region')
  const said = shown.locator('p')
  const rootState = () =>
    page.evaluate(() =>
      [document.documentElement, document.body].map((element) => [
        element.className,
        element.style.fontSize,
        element.style.overflow,
        ...['dir', 'theme-mode', 'arco-theme'].map((name) => element.getAttribute(name)),
      ]),
    )
  /** How a theme and a direction look that are set by attributes. */
  const themed = () =>
    said.evaluate((element) => {
      const { color, textIndent, wordSpacing, lineHeight, direction } = getComputedStyle(element)
      return [color, textIndent, wordSpacing, lineHeight, direction]
    })

  await test.step('its addresses, classes and elements', async () => {
    await expect(said).toHaveText(`/orders/ceramic by ${portal.url}/sub-apps/oms/static/page.js`)
    await expect(said).toHaveCSS('letter-spacing', '4px')
    await expect(said).toHaveCSS('word-spacing', '2px')
    await expect(said).toHaveCSS('color', 'rgb(250, 250, 250)')
    expect(await shown.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(30)
    await expect(shown.getByRole('link')).toHaveAttribute(
      'href',
      `${portal.url}/sub-apps/oms/static/help.html`,
    )
    expect(asked).toContain('/sub-apps/oms/static/inline.svg')
    // A scope holds the rules of a text; each has its own index all the same.
    await expect(shown.locator('button')).toHaveAttribute('title', '.b,#script,.c')
    await expect(said).toHaveCSS('tab-size', '3')
    expect(new URL(await page.evaluate(() => document.baseURI)).pathname).toBe(address)
  })

  await test.step('what it fixes is in its tab, and stays there when it scrolls', async () => {
    const boxOf = (part: Locator) => part.boundingBox()
    const before = [await boxOf(shown), await boxOf(shown.locator('nav'))]
    expect(before[1]).toEqual({ ...before[0], width: 5 })
    await shown.locator('#agree').scrollIntoViewIfNeeded()
    expect([await boxOf(shown), await boxOf(shown.locator('nav'))]).toEqual(before)
  })

  const before = await rootState()
  await test.step('a second tab draws into its own root, and its labels are for its own fields', async () => {
    await goWithin(page, '/child/oms/home')
    await expect(said).toHaveText(/^\/home by .*page\.js$/)
    await shown.getByText('Agree').click()
    await expect(shown.locator('#agree')).toBeChecked()
    await expect(page.locator('#agree:checked')).toHaveCount(1)
  })

  await test.step('what it sets on the root and the body is there while it is shown', async () => {
    const light = await themed()
    expect(light).toEqual(['rgb(250, 250, 250)', '0px', '2px', '20px', 'ltr'])
    await shown.getByRole('button', { name: 'Dark' }).click()
    const darkLook = ['rgb(1, 1, 1)', '3px', '5px', '40px', 'rtl']
    await expect.poll(themed).toEqual(darkLook)
    const dark = await rootState()
    expect(dark).toEqual([
      ['dark', '37.5px', '', 'rtl', 'dark', null],
      ['', '', 'hidden', null, null, 'dark'],
    ])
    await page.goBack()
    await expect.poll(themed).toEqual(light)
    expect(await rootState()).toEqual(before)
    await page.goForward()
    await expect.poll(themed).toEqual(darkLook)
    expect(await rootState()).toEqual(dark)
    await chooseTabAction(page, '关闭')
    await expect.poll(rootState).toEqual(before)
  })
})
