import type { Page } from '@playwright/test'
import { castNow } from './support/cast.ts'
import { chooseMenu, enter } from './support/people.ts'
import { expect, test } from './support/portal.ts'
import { inWorld } from './support/world-state.ts'

test.use({ locale: 'zh-CN' })

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
const names = (page: Page) => page.getByRole('tab').allInnerTexts()

/** Home, the orders, their summary and the order home, which is on the screen; `groups` are those still closed. */
async function openPages(page: Page, groups: readonly string[] = []) {
  const { orders, summary, home } = castNow()
  await chooseMenu(page, ...groups, orders.name, summary.name, home.name)
  await expect(tab(page, home.name)).toHaveAttribute('aria-selected', 'true')
}

test('tabs are reached, reordered and closed by mouse and keyboard, and come back with a reload [S-2.39]', {
  tag: ['@smoke', '@firefox', '@tabs'],
}, async ({ page, portal, world, cast }) => {
  const [orders, summary, start] = [cast.orders.name, cast.summary.name, cast.home.name]
  await enter(page, portal, cast.clerk.userName)
  await openPages(page, cast.orders.groups)

  await test.step('arrows lead from tab to tab, Enter opens one', async () => {
    await tab(page, start).focus()
    await page.keyboard.press('ArrowLeft')
    await expect(tab(page, summary)).toBeFocused()
    await expect(tab(page, start)).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
    await expect(tab(page, summary)).toHaveAttribute('aria-selected', 'true')
    await expect(page).toHaveURL(portal.url + cast.summary.address)
    await page.keyboard.press('Home')
    await expect(tab(page, '首页')).toBeFocused()
    await tab(page, start).click()
  })

  await test.step('Escape undoes a drag, and nothing goes before home', async () => {
    const home = await tab(page, '首页').boundingBox()
    await tab(page, summary).hover()
    await page.mouse.down()
    await page.mouse.move((home?.x ?? 0) + 2, (home?.y ?? 0) + 8, { steps: 8 })
    expect(await names(page)).toEqual(['首页', summary, orders, start])
    await page.keyboard.press('Escape')
    await page.mouse.up()
    expect(await names(page)).toEqual(['首页', orders, summary, start])
    await expect(tab(page, start)).toHaveAttribute('aria-selected', 'true')
  })

  await test.step('the order is changed by mouse, by keyboard and by menu', async () => {
    const target = await tab(page, orders).boundingBox()
    await tab(page, start).hover()
    await page.mouse.down()
    await page.mouse.move((target?.x ?? 0) + 4, (target?.y ?? 0) + 8, { steps: 8 })
    await page.mouse.up()
    expect(await names(page)).toEqual(['首页', start, orders, summary])

    await tab(page, summary).focus()
    await page.keyboard.press('Shift+ArrowLeft')
    await expect(tab(page, summary)).toBeFocused()
    await expect(page.getByRole('status').filter({ hasText: `“${summary}”已移到第 3 位` })).toHaveCount(1)
    await page.getByRole('button', { name: '页签操作' }).click()
    await page.getByRole('menuitem', { name: '向右移动' }).click()
    expect(await names(page)).toEqual(['首页', summary, start, orders])
  })

  await test.step('the menu of a tab closes it, the others, or all', async () => {
    const choose = async (name: string, action: string) => {
      await tab(page, name).click({ button: 'right' })
      await expect(page.getByRole('menuitem', { name: /^关闭/ })).toHaveText([
        '关闭',
        '关闭其他',
        '关闭全部',
        '关闭左侧',
        '关闭右侧',
      ])
      await page.getByRole('menuitem', { name: action, exact: true }).click()
    }
    await choose(summary, '关闭')
    await expect.poll(() => names(page)).toEqual(['首页', start, orders])
    await choose(orders, '关闭其他')
    await expect.poll(() => names(page)).toEqual(['首页', orders])
    await expect(page).toHaveURL(/\/orders\/ceramic$/)
    await choose('首页', '关闭全部')
    await expect.poll(() => names(page)).toEqual(['首页'])
  })

  await test.step('the button of a tab, the middle mouse button and Delete close it, home stays', async () => {
    await openPages(page)
    await page.getByRole('button', { name: `关闭“${summary}”` }).click()
    expect(await names(page)).toEqual(['首页', orders, start])
    await tab(page, start).click({ button: 'middle' })
    await expect(tab(page, orders)).toHaveAttribute('aria-selected', 'true')
    await expect(page).toHaveURL(/\/orders\/ceramic$/)
    await tab(page, orders).press('Delete')
    await expect(tab(page, '首页')).toHaveAttribute('aria-selected', 'true')
    await expect(tab(page, '首页')).toBeFocused()
    await expect(page).toHaveURL(/\/dashboard$/)
    await tab(page, '首页').press('Delete')
    await expect(tab(page, '首页')).toBeVisible()
  })

  await test.step('each of them asks about unsaved input', async () => {
    await chooseMenu(page, ...cast.newOrder.groups.slice(cast.orders.groups.length), cast.newOrder.name)
    await page.getByRole('textbox', { name: '备注' }).fill('佛山经销商')
    await expect(page.getByRole('img', { name: '有未保存的内容' })).toBeVisible()
    const question = page.getByRole('dialog', { name: '放弃未保存的内容？' })
    const marked = page.getByRole('tab', { name: cast.newOrder.name })
    for (const close of [
      () => page.getByRole('button', { name: `关闭“${cast.newOrder.name}”` }).click(),
      () => marked.click({ button: 'middle' }),
      () => marked.press('Delete'),
    ]) {
      await close()
      await question.getByRole('button', { name: /继续编辑/ }).click()
      await expect(question).toBeHidden()
    }
    await expect(marked).toBeVisible()
    await marked.press('Delete')
    await question.getByRole('button', { name: /放\s*弃/ }).click()
    await expect(marked).toHaveCount(0)
  })

  await test.step('a reload keeps their order, without a page that the user may no longer open [S-3.10]', async () => {
    await openPages(page)
    await tab(page, start).focus()
    await page.keyboard.press('Shift+ArrowLeft')
    await page.keyboard.press('Shift+ArrowLeft')
    expect(await names(page)).toEqual(['首页', start, orders, summary])
    await inWorld(portal, world, ({ db }) =>
      db.menuItem.updateMany({ where: { name: summary }, data: { disabled: true } }),
    )
    await page.reload()
    await expect(tab(page, start)).toHaveAttribute('aria-selected', 'true')
    expect(await names(page)).toEqual(['首页', start, orders])
  })
})

test('no press of Back is without effect, after a page was chosen again or a tab was closed', {
  tag: ['@smoke', '@tabs'],
}, async ({ page, portal, cast }) => {
  const [orders, summary, another] = [cast.orders.name, cast.summary.name, cast.home.name]
  await enter(page, portal, cast.clerk.userName)
  await chooseMenu(page, ...cast.orders.groups, orders, summary, another)
  const shows = (name: string) => expect(tab(page, name)).toHaveAttribute('aria-selected', 'true')
  await shows(another)

  await test.step('the page on the screen is chosen again', async () => {
    await tab(page, another).click()
    await tab(page, another).click()
    await chooseMenu(page, another)
    await page.goBack()
    await shows(summary)
    await page.goForward()
    await shows(another)
  })

  await test.step('a tab is closed', async () => {
    await tab(page, another).press('Delete')
    await shows(summary)
    await page.goBack()
    await shows(orders)
  })

  await test.step('its place in the history is passed again, also after a reload', async () => {
    await page.goForward()
    await shows(summary)
    await page.goForward()
    await shows(summary)
    await page.reload()
    await expect(page.getByRole('heading', { name: summary })).toBeVisible()
    await page.goBack()
    await shows(orders)
  })

  await page.goBack()
  await shows('首页')
  expect(await names(page)).toEqual(['首页', orders, summary])
})
