import type { Page } from '@playwright/test'
import { castNow } from './support/cast.ts'
import { chooseTabAction, goWithin } from './support/navigation.ts'
import { expectTyped, fillOrder, newOrder, typeOrder } from './support/new-order.ts'
import { openDepartments } from './support/people.ts'
import { expect, test } from './support/portal.ts'

test.use({ locale: 'zh-CN' })

/** Every step that would lose what was typed. */
const steps: readonly (readonly [string, (page: Page) => Promise<void>])[] = [
  ['closing the page', (page) => chooseTabAction(page, '关闭')],
  ['closing all pages', (page) => chooseTabAction(page, '关闭全部')],
  ['refreshing it', (page) => chooseTabAction(page, '刷新')],
  [
    'another responsibility',
    async (page) => {
      const [first, , elsewhere] = castNow().roles
      await page.getByRole('button', { name: first }).click()
      await page.getByRole('menuitem', { name: new RegExp(elsewhere) }).click()
    },
  ],
  [
    'another position',
    async (page) => {
      const { sales, positions } = castNow()
      await page.getByRole('button', { name: sales.fullName }).click()
      await page.getByRole('menuitem', { name: '切换职位' }).click()
      await page.getByRole('radio', { name: positions[2] }).check()
      await page.getByRole('button', { name: /确\s*定/ }).click()
    },
  ],
  [
    'other departments',
    async (page) => {
      const panel = await openDepartments(page)
      await panel.getByRole('checkbox', { name: castNow().tileDepartment }).uncheck()
      await panel.getByRole('button', { name: /应\s*用/ }).click()
    },
  ],
]

const tabActions = 'the actions of the tab'

/** The ways to close the order's tab. */
const ways: readonly (readonly [string, (page: Page) => Promise<void>])[] = [
  ['the Delete key', (page) => page.getByRole('tab', { name: newOrder().name }).press('Delete')],
  [
    'a right click',
    async (page) => {
      await page.getByRole('tab', { name: newOrder().name }).click({ button: 'right' })
      await page.getByRole('menuitem', { name: '关闭', exact: true }).click()
    },
  ],
  [tabActions, (page) => chooseTabAction(page, '关闭')],
]

test('every step that would lose unsaved input names it first; Cancel keeps the input, consent discards it', {
  tag: ['@smoke', '@firefox', '@tabs'],
}, async ({ page, portal, cast: { sales } }) => {
  await portal.signInAs(sales.userName)
  await typeOrder(page, '佛山经销商')
  const question = page.getByRole('dialog', { name: /^(放弃未保存的内容|仍要切换吗)？$/ })
  for (const [step, take] of steps) {
    await test.step(step, async () => {
      await take(page)
      await expect(question.getByRole('listitem')).toHaveText(newOrder().name)
      // Pages stay open where only the position or the departments change: nothing is certain to be lost.
      const mayApply = /position|departments/.test(step)
      await expect(question).toContainText(mayApply ? '切换后可能不再适用' : '将会丢失')
      const cancel = question.getByRole('button', { name: /取\s*消|继续编辑/ })
      // Enter never loses anything.
      if (!mayApply) await expect(cancel).toBeFocused()
      await page.keyboard.press('Escape')
      await cancel.click()
      await expect(question).toBeHidden()
      const position = page.getByRole('dialog', { name: '切换职位' })
      if (await position.isVisible()) await position.getByRole('button', { name: /取\s*消/ }).click()
      await expectTyped(page, '佛山经销商')
    })
  }

  await test.step('closing the other pages from one of them', async () => {
    await page.getByRole('tab', { name: '首页', exact: true }).click()
    await chooseTabAction(page, '关闭其他')
    await expect(question.getByRole('listitem')).toHaveText(newOrder().name)
    await question.getByRole('button', { name: /取\s*消|继续编辑/ }).click()
    await page.getByRole('tab', { name: newOrder().name }).click()
    await expectTyped(page, '佛山经销商')
  })

  await test.step('signing out', async () => {
    await page.getByRole('button', { name: sales.fullName }).click()
    await page.getByRole('menuitem', { name: '退出登录' }).click()
    const confirmation = page.getByRole('dialog', { name: '确定要退出系统吗？' })
    await expect(confirmation.getByRole('listitem')).toHaveText(newOrder().name)
    await confirmation.getByRole('button', { name: /取\s*消|继续编辑/ }).click()
    await expectTyped(page, '佛山经销商')
  })

  await test.step('changing the password', async () => {
    await page.getByRole('button', { name: sales.fullName }).click()
    await page.getByRole('menuitem', { name: '修改密码' }).click()
    const form = page.getByRole('dialog', { name: '修改密码' })
    await expect(form.getByRole('alert')).toContainText(newOrder().name)
    await form.getByRole('button', { name: /取\s*消/ }).click()
  })

  await test.step('leaving the page', async () => {
    const asked = page.waitForEvent('dialog')
    await page.close({ runBeforeUnload: true })
    await (await asked).dismiss()
    await expectTyped(page, '佛山经销商')
  })

  for (const [way, close] of ways) {
    await test.step(`closing by ${way} discards it with consent`, async () => {
      await goWithin(page, newOrder().address)
      await fillOrder(page, '佛山经销商')
      await close(page)
      // The question puts the focus there once it is open.
      await expect(question.getByRole('button', { name: /取\s*消|继续编辑/ })).toBeFocused()
      await question.getByRole('button', { name: /放\s*弃/ }).focus()
      await page.keyboard.press('Enter')
      await expect(question).toHaveCount(0)
      await expect(page).toHaveURL(/\/dashboard$/)
      await expect(page.getByRole('tab')).toHaveCount(1)
      // The menu of actions keeps the focus at its button.
      if (way !== tabActions) await expect(page.getByRole('tab', { name: '首页', exact: true })).toBeFocused()
    })
  }
})
