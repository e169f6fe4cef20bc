import { expectNoOverflow } from './support/entrance.ts'
import { receivedNotice, rewriteNotice } from './support/notices.ts'
import { enterAt } from './support/people.ts'
import { expect, test } from './support/portal.ts'
import { inWorld } from './support/world-state.ts'
import { xssPayloads } from './support/xss-payloads.ts'

// Without the content policy, which would stop a script that got through: cleaning has to do alone.
test.use({ locale: 'zh-CN', bypassCSP: true })

const title = '三水仓提货时间调整'
const start = '正文'

/** Elements and attributes that must not be left in a notice. */
function leftoversIn(article: Element): string[] {
  const allowed =
    /^(p|br|hr|div|span|h[1-6]|blockquote|pre|code|b|strong|i|em|u|s|del|ins|su[bp]|small|mark|a|[ou]l|li|d[ldt]|img|fig(ure|caption)|table|caption|col(group)?|t(head|body|foot|r|h|d)|header|time|article)$/
  return [...article.querySelectorAll('*')].flatMap((element) => [
    ...(allowed.test(element.localName) ? [] : [`<${element.localName}>`]),
    ...[...element.attributes]
      .filter(
        ({ name, value }) =>
          /^on|^(action|formaction|srcset|xlink:href|background|name)$/.test(name) ||
          /script:|evil\.example\/x/i.test(value),
      )
      .map(({ name, value }) => `${name}=${value}`),
  ])
}

test('nothing in a notice runs, loads or covers the page, and its text, tables, pictures and links stay', async ({
  page,
  portal,
  world,
}) => {
  test.slow()
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(portal.url) && !/^(data|blob):/.test(request.url()))
      foreign.push(request.url())
  })
  page.on('dialog', (dialog) => {
    foreign.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  const { address } = await receivedNotice(portal, world, 'wangjing', title)
  await enterAt(page, portal, 'wangjing', address)
  const article = page.getByRole('article', { name: title })
  const content = article.locator(':scope > div').first()
  /** Builds the page again, as "refresh" in the menu of its tab does it. */
  const refresh = () =>
    page.evaluate((path) => {
      history.pushState({}, '', `/redirect${path}`)
      dispatchEvent(new PopStateEvent('popstate', { state: {} }))
    }, address)

  await inWorld(portal, world, async ({ db }) => {
    for (const [step, payload] of [...xssPayloads, xssPayloads.join('\n')].entries()) {
      await db.notice.updateMany({
        where: { title },
        data: { body: `<p>${start} ${step}</p>${payload}` },
      })
      await refresh()
      await expect(content.getByText(`${start} ${step}`, { exact: true })).toBeVisible()
      // Moving the pointer over it sets nothing off either.
      for (const link of await content.getByText('click').all()) await link.hover()
      expect(await content.evaluate(leftoversIn), payload).toEqual([])
      expect(await page.evaluate(() => 'pwned' in window), payload).toBe(false)
      expect(page.url()).toBe(portal.url + address)
      // Nothing covers the page.
      await page.getByRole('button', { name: '页签操作' }).click({ trial: true })
    }
  })
  expect(foreign).toEqual([])

  await test.step('what is harmless stays', async () => {
    const columns = Array.from({ length: 80 }, (_, index) => `<td>单元格${index}</td>`).join('')
    await rewriteNotice(
      portal,
      world,
      title,
      `<h2>小标题</h2><p style="position:fixed">正文<strong>重点</strong></p><ul><li>一</li></ul>
       <p><a href="https://example.com/a?b=1">外部链接</a> <a href="/announcement/policyDetails?id=5" target="_self">内部链接</a></p>
       <p><img src="data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==" alt="图示"></p>
       <p><img src="https://pictures.example.com/a.png" alt="实景"></p>
       <table><caption>价格表</caption><tr>${columns}</tr></table>`,
    )
    await refresh()
    await expect(article.getByRole('heading', { name: '小标题' })).toBeVisible()
    await expect(article.getByText('重点')).toBeVisible()
    await expect(article.getByRole('listitem').filter({ hasText: '一' })).toBeVisible()
    await expect(article.getByRole('img', { name: '图示' })).toHaveAttribute('src', /^data:image\/png/)
    // A picture on an unlisted host would reveal the reader.
    for (const name of ['外部链接', '内部链接', '实景 (pictures.example.com)']) {
      await expect(article.getByRole('link', { name })).toHaveAttribute('target', '_blank')
      await expect(article.getByRole('link', { name })).toHaveAttribute('rel', 'noopener noreferrer')
    }
    expect(await article.getByText('正文').evaluate((text) => getComputedStyle(text).position)).toBe('static')
  })

  await test.step('a wide table scrolls by itself, by keyboard too', async () => {
    const scroller = article.getByRole('group', { name: '价格表' })
    await scroller.focus()
    expect(await scroller.evaluate((box) => box.scrollWidth > box.clientWidth)).toBe(true)
    await expectNoOverflow(page)
  })
})
