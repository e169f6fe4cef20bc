import type { Locator } from '@playwright/test'
import { closeLastTab, goWithin } from './support/navigation.ts'
import { enterAt } from './support/people.ts'
import { plainPage, servePlainPage } from './support/plain-page.ts'
import { expect, test } from './support/portal.ts'

test.use({ locale: 'zh-CN' })

const address = '/child/oms/orders/ceramic'

const css = `
:root { --x: rgb(1, 2, 3); font-style: italic; height: 77px; background: rgb(9, 9, 9) }
html.night { --x: rgb(3, 2, 1) }
body > div { letter-spacing: 3px }
.pop { color: var(--x) }
.ant-pop { color: rgb(4, 5, 6) }
.ant-pop p { text-indent: 5px }
button { word-spacing: 6px }
* + aside { margin: 11px }`

/**
 * Ways of inserting into the body: most read it at another time, or from another element, than the page's own document.
 */
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

test('what a page puts into the body has its styles and belongs to it', async ({ page, context, portal }) => {
  await servePlainPage(context, {
    'index.html':
      '<!doctype html><link rel="stylesheet" href="./page.css"><body><div id="app"><p class="pop">in</p></div><script src="./page.js"></script>',
    'page.css': css,
    'page.js': plainPage(
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

  await test.step('hidden with its page, and removed with it', async () => {
    const shown = page.locator('body > [id^="by-"]:visible')
    await goWithin(page, '/dashboard')
    await expect(shown).toHaveCount(0)
    await page.goBack()
    await expect(shown).toHaveCount(names.length)
    await closeLastTab(page)
    await expect(all).toHaveCount(0)
  })
})
