import type { BrowserContext, Locator } from '@playwright/test'
import { chooseTabAction, closeLastTab, goWithin } from './support/navigation.ts'
import { enterAt } from './support/people.ts'
import { expect, test } from './support/portal.ts'

test.use({ locale: 'zh-CN' })

const address = '/child/oms/orders/ceramic'

/** Puts a page of one classic script in the place of the order system, as it would be served alone. */
async function serve(context: BrowserContext, files: Readonly<Record<string, string>>): Promise<void> {
  const types = { html: 'text/html', css: 'text/css', js: 'text/javascript', svg: 'image/svg+xml' }
  await context.route('**/sub-apps/oms/**', (route) => {
    const name = new URL(route.request().url()).pathname.replace(/^.*\/sub-apps\/oms\//, '') || 'index.html'
    const body = files[name]
    const type = Object.entries(types).find(([end]) => name.endsWith(`.${end}`))?.[1] ?? 'text/plain'
    return body === undefined ? route.fulfill({ status: 404 }) : route.fulfill({ body, contentType: type })
  })
}

const app = (mount: string, before = '') => `${before}
window.plain = { bootstrap: async () => {}, unmount: async () => {}, mount: async ({ container }) => { ${mount} } }`

const css = `
:root { --x: rgb(1, 2, 3); font-style: italic; height: 77px; background: rgb(9, 9, 9) }
html.night { --x: rgb(3, 2, 1) }
body > div { letter-spacing: 3px }
.pop { color: var(--x) }
.ant-pop { color: rgb(4, 5, 6) }
.ant-pop p { text-indent: 5px }
button { word-spacing: 6px }
* + aside { margin: 11px }`

/** The ways into the body: most of them read it at another time, or from another element, than the page's own document. */
const ways = `
const body = document.body
const made = (name) => Object.assign(document.createElement('div'), { className: 'pop', id: 'by-' + name, innerHTML: '<div class="ant-pop">' + name + '<p>text</p></div>' })
const ways = {
  body: () => document.body.append(made('body')),
  kept: () => body.appendChild(made('kept')),
  queried: () => document.querySelector('body').append(made('queried')),
  named: () => document.getElementsByTagName('body')[0].append(made('named')),
  listed: () => document.querySelectorAll('body')[0].append(made('listed')),
  closest: () => document.querySelector('main').closest('body').append(made('closest')),
  parent: () => document.getElementById('portal-root').parentElement.append(made('parent')),
  owner: () => document.querySelector('main').ownerDocument.body.append(made('owner')),
  after: () => document.getElementById('portal-root').after(made('after')),
  root: () => document.documentElement.lastElementChild.append(made('root')),
  async later() { const element = made('later'); await null; await null; body.append(element) },
  parsed: () => document.querySelector('body').insertAdjacentHTML('beforeend', '<div class="pop" id="by-parsed"><div class="ant-pop">parsed<p>text</p></div></div>'),
  itself: () => document.body.append(Object.assign(document.createElement('div'), { className: 'ant-pop pop', id: 'by-itself', innerHTML: 'itself<p>text</p><button>b</button>' })),
}`

const names = 'body kept queried named listed closest parent owner after root later parsed itself'.split(' ')
const look = (part: Locator) =>
  part.evaluate((element) => {
    const { color, textIndent, fontStyle, letterSpacing, height, backgroundColor } = getComputedStyle(element)
    return { color, textIndent, fontStyle, letterSpacing, height, backgroundColor }
  })

test('what a page puts into the body has its styles and belongs to it, whatever the way', async ({
  page,
  context,
  portal,
}) => {
  await serve(context, {
    'index.html':
      '<!doctype html><link rel="stylesheet" href="./page.css"><body><div id="app"><p class="pop">in</p></div><script src="./page.js"></script>',
    'page.css': css,
    'page.js': app(
      `container.querySelector('#app').addEventListener('click', () => Object.values(ways).forEach((way) => way()))
      document.addEventListener('dblclick', () => document.documentElement.style.setProperty('--x', 'rgb(7, 7, 7)'))
      const found = [...document.querySelectorAll('.pop')]
      container.dataset.found = found.length + ' ' + (document.querySelector('.pop') === found[0])`,
      ways,
    ),
  })
  await enterAt(page, portal, 'wangjing', address)
  const inside = page.getByRole('main').locator('#app')
  await expect(inside.getByText('in')).toHaveCSS('color', 'rgb(1, 2, 3)')
  await expect(page.getByRole('main').locator('[data-found]')).toHaveAttribute('data-found', '1 true')
  const bar = page.getByRole('banner')
  const before = await look(bar)
  await inside.click()
  const all = page.locator('body > [id^="by-"]')
  await expect(all).toHaveCount(names.length)
  await test.step('styles', async () => {
    for (const name of names) {
      const part = page.locator(`#by-${name}`)
      await expect(part, name).toBeVisible()
      const own = await look(part)
      expect([name, own.fontStyle, own.letterSpacing, own.backgroundColor]).toEqual([
        name,
        'italic',
        '3px',
        'rgba(0, 0, 0, 0)',
      ])
      expect(own.height).not.toBe('77px')
      await expect(part.getByText('text')).toHaveCSS('text-indent', '5px')
      await expect(part.getByText(name)).toHaveCSS('color', 'rgb(4, 5, 6)')
    }
    expect(await look(bar)).toEqual(before)
  })

  await test.step('variables that its scripts change', async () => {
    await page.locator('#by-body').dispatchEvent('dblclick')
    for (const part of [inside.getByText('in'), page.locator('#by-body')])
      await expect(part).toHaveCSS('color', 'rgb(7, 7, 7)')
  })

  await test.step('hidden with its page, and gone with it', async () => {
    const shown = page.locator('body > [id^="by-"]:visible')
    await goWithin(page, '/dashboard')
    await expect(shown).toHaveCount(0)
    await page.goBack()
    await expect(shown).toHaveCount(names.length)
    await closeLastTab(page)
    await expect(all).toHaveCount(0)
  })
})

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"><rect width="30" height="20"/></svg>'

/** What pages do that were written for a document of their own. */
const alone = `
const script = document.currentScript && document.currentScript.src
const walker = document.createTreeWalker(document.body)
walker.currentNode = document
customElements.define('own-box', class extends HTMLElement { connectedCallback() { this.textContent = 'boxed' } })`

test('a page that was written for a document of its own has it, and leaves the portal alone', async ({
  page,
  context,
  portal,
}) => {
  await serve(context, {
    'index.html': `<!doctype html><html class="tall"><head><base href="/sub-apps/oms/static/">
<link rel="stylesheet" href="page.css"><style>#inline { width: 30px; height: 20px; background: url(inline.svg) }</style></head>
<body class="layout" style="word-spacing: 2px"><div id="root"><img id="picture" src="./picture.svg"><a id="link" href="help.html">Help</a>
<i id="inline"></i><own-box></own-box><button>Dark</button><p id="script"></p></div><script src="page.js"></script></body></html>`,
    'static/page.css': `html.tall body.layout { letter-spacing: 4px } html.dark { --ground: rgb(1, 1, 1); font-style: italic }
:root { --ground: rgb(250, 250, 250) } p { color: var(--ground) }`,
    'static/picture.svg': picture,
    'static/inline.svg': picture,
    'static/page.js': app(
      `document.querySelector('#root #script').textContent = script
      document.querySelector('#root button').onclick = () => {
        document.documentElement.classList.add('dark')
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
      [document.documentElement, document.body].map(({ className, style }) => [
        className,
        style.fontSize,
        style.overflow,
      ]),
    )

  await test.step('its addresses, classes and elements', async () => {
    await expect(said).toHaveText(`${portal.url}/sub-apps/oms/static/page.js`)
    await expect(said).toHaveCSS('letter-spacing', '4px')
    await expect(said).toHaveCSS('word-spacing', '2px')
    await expect(said).toHaveCSS('color', 'rgb(250, 250, 250)')
    await expect(shown.getByText('boxed')).toBeVisible()
    expect(await shown.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(30)
    await expect(shown.getByRole('link')).toHaveAttribute(
      'href',
      `${portal.url}/sub-apps/oms/static/help.html`,
    )
    expect(asked).toContain('/sub-apps/oms/static/inline.svg')
    expect(new URL(await page.evaluate(() => document.baseURI)).pathname).toBe(address)
  })

  const before = await rootState()
  await test.step('a second tab draws into its own root', async () => {
    await goWithin(page, '/child/oms/home')
    await expect(said).toHaveText(/page\.js$/)
    await expect(shown.getByText('boxed')).toBeVisible()
  })

  await test.step('what it sets on the root and the body is there while it is shown', async () => {
    await shown.getByRole('button', { name: 'Dark' }).click()
    await expect(said).toHaveCSS('color', 'rgb(1, 1, 1)')
    const dark = await rootState()
    expect(dark).toEqual([
      ['dark', '37.5px', ''],
      ['', '', 'hidden'],
    ])
    await page.goBack()
    await expect(said).toHaveCSS('color', 'rgb(250, 250, 250)')
    expect(await rootState()).toEqual(before)
    await page.goForward()
    await expect(said).toHaveCSS('color', 'rgb(1, 1, 1)')
    expect(await rootState()).toEqual(dark)
    await chooseTabAction(page, '关闭')
    await expect.poll(rootState).toEqual(before)
  })
})
