import { expectAccessible } from './support/accessibility.ts'
import { expectNoOverflow } from './support/entrance.ts'
import { chooseMenu, enter, signIn } from './support/people.ts'
import { expect, test } from './support/portal.ts'
import { openSettings, openTool } from './support/settings.ts'

test.use({ locale: 'zh-CN' })

test('what is set applies at once, holds after a reload and a sign-out, and can be taken back [S-2.27] [S-2.42]', async ({
  page,
  portal,
}) => {
  await enter(page, portal, 'wangjing')
  const tabs = page.getByRole('tab', { name: '首页' })
  await expect(tabs).toBeVisible()
  const drawer = await openSettings(page)

  await drawer.getByRole('switch', { name: '页签栏' }).click()
  await expect(tabs).toBeHidden()
  await drawer.getByRole('switch', { name: '侧边栏标志' }).click()
  const sidebar = page.getByRole('navigation', { name: '菜单' })
  await expect(sidebar.getByRole('link', { name: '砚川业务门户' })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: '砚川业务门户' })).toBeHidden()

  await page.reload()
  await expect(sidebar.getByRole('link', { name: '砚川业务门户' })).toBeVisible()
  await expect(tabs).toBeHidden()

  await openSettings(page)
  await drawer.getByRole('button', { name: '恢复默认设置' }).click()
  await expect(tabs).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: '砚川业务门户' })).toBeVisible()
})

test('a header that is not fixed scrolls away with the page, and each tab goes on where it was [S-2.43]', async ({
  page,
  portal,
}) => {
  await enter(page, portal, 'wangjing')
  const drawer = await openSettings(page)
  await drawer.getByRole('switch', { name: '固定顶栏' }).click()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  const banner = page.getByRole('banner')
  await expect(banner).toBeInViewport()

  await page.getByRole('heading', { name: /王静/ }).hover()
  await page.mouse.wheel(0, 2000)
  await expect(banner).not.toBeInViewport()
  await expect(page.getByRole('navigation', { name: '菜单' })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: '快捷跳转' })).toBeInViewport({ ratio: 1 })

  await page.mouse.wheel(0, -4000)
  await expect(banner).toBeInViewport()
  await chooseMenu(page, '订单管理', '瓷砖订单', '瓷砖订单查询')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expect(banner).toBeInViewport()
})

test('sub-apps are told colour, scheme and size, and follow [S-2.41]', async ({ page, portal }) => {
  await enter(page, portal, 'wangjing')
  await chooseMenu(page, '订单管理', '瓷砖订单', '瓷砖订单查询')
  const query = page.getByRole('main').getByRole('button', { name: /^查\s*询$/ })
  await expect(query).toBeVisible()
  const look = () =>
    query.evaluate((button) => {
      const { backgroundColor, height } = getComputedStyle(button)
      return { backgroundColor, height }
    })
  const before = await look()
  const drawer = await openSettings(page)
  await drawer.getByRole('radio', { name: '紫色' }).check()
  await drawer.getByText('大', { exact: true }).click()
  await expect.poll(async () => (await look()).height).not.toBe(before.height)
  await expect.poll(async () => (await look()).backgroundColor).not.toBe(before.backgroundColor)
})

test('a colour of one’s own is picked, and stays', async ({ page, portal }) => {
  await enter(page, portal, 'wangjing')
  const drawer = await openSettings(page)
  await drawer.getByRole('button', { name: /^自定义/ }).click()
  const hex = page.getByRole('tooltip').getByRole('textbox').first()
  await hex.fill('13a8a8')
  await hex.press('Enter')
  await expect(drawer.getByRole('button', { name: /^自定义/ })).toContainText('#13a8a8')
  await page.reload()
  await openSettings(page)
  await expect(drawer.getByRole('button', { name: /^自定义/ })).toContainText('#13a8a8')
  const primary = () =>
    page.evaluate(() => document.documentElement.style.getPropertyValue('--light-primary'))
  expect(await primary()).toBe('#13a8a8')
})

test.describe('in the dark', () => {
  test.use({ colorScheme: 'dark' })

  test('the colour picker has an edge: the drawer behind it is as dark', async ({ page, portal }) => {
    await enter(page, portal, 'wangjing')
    const drawer = await openSettings(page)
    await drawer.getByRole('button', { name: '#1890ff' }).click()
    const picker = page.getByRole('tooltip')
    await expect(picker.getByRole('slider').first()).toBeVisible()
    const look = await picker.evaluate((box) => {
      const { borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(box)
      return { borderTopWidth, isSeen: borderTopColor !== backgroundColor }
    })
    expect(look).toEqual({ borderTopWidth: '1px', isSeen: true })
  })
})

test('what the portal draws itself follows the size as well [S-9.6]', async ({ page, portal }) => {
  await enter(page, portal, 'wangjing')
  const drawer = await openSettings(page)
  const heights = async () => {
    const parts = [
      page.getByRole('combobox', { name: '事业部' }),
      page.getByRole('tab').first(),
      page.getByRole('navigation', { name: '菜单' }).getByRole('menuitem').first(),
    ]
    return Promise.all(parts.map(async (part) => (await part.boundingBox())?.height ?? 0))
  }
  const searchHeight = async () => {
    await page.keyboard.press('Control+k')
    const field = page.getByRole('combobox', { name: '搜索菜单' })
    const box = await field.boundingBox()
    await field.press('Escape')
    await expect(field).toBeHidden()
    return box?.height ?? 0
  }
  const bySize: number[][] = []
  for (const size of ['小', '中', '大']) {
    await drawer.getByText(size, { exact: true }).click()
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    bySize.push([...(await heights()), await searchHeight()])
    await openSettings(page)
  }
  const [small = [], medium = [], large = []] = bySize
  for (const [part, height] of medium.entries()) {
    expect(small[part]).toBeLessThan(height)
    expect(large[part]).toBeGreaterThan(height)
  }
})

test('pinyin search is offered in Chinese [S-2.44]', async ({ page, portal }) => {
  await enter(page, portal, 'wangjing')
  const drawer = await openSettings(page)
  await expect(drawer.getByRole('switch', { name: '拼音搜索菜单' })).toBeChecked()
})

test.describe('in English', () => {
  test.use({ locale: 'en-GB' })

  test('pinyin search is not offered [S-2.44]', async ({ page, portal }) => {
    await page.goto('/login')
    await signIn(page, portal, 'wangjing', {
      userName: 'User name',
      password: 'Password',
      submit: 'Sign in',
    })
    const drawer = await openTool(page, 'Settings')
    await expect(drawer.getByRole('switch', { name: 'Tab bar' })).toBeChecked()
    await expect(drawer.getByRole('switch', { name: /pinyin/i })).toHaveCount(0)
  })
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`on a phone, ${colorScheme}`, () => {
    test.use({ viewport: { width: 390, height: 844 }, colorScheme })

    test('the tools are in one menu, and the drawer is accessible', async ({ page, portal }) => {
      await enter(page, portal, 'wangjing')
      await page.getByRole('button', { name: '更多工具' }).click()
      await page.getByRole('menuitem', { name: '界面设置' }).click()
      await expect(page.getByRole('dialog').getByRole('switch').first()).toBeVisible()
      await expectAccessible(page)
      await expectNoOverflow(page)
    })
  })
}
