import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { newSubApp } from './support/new-sub-app.ts'
import { expect, test } from './support/portal.ts'

test.use({ locale: 'zh-CN' })

test('a new standalone sub-app is signed in as a user of the demo company, from its dev server and once it is built', async ({
  page,
  portal,
}) => {
  const subApp = await newSubApp('spare-parts', 'plain')
  try {
    await writeFile(join(subApp.folder, '.env.local'), `PORTAL=${portal.url}\n`)
    // A call that needs a certificate.
    await subApp.edit(
      'src/main.ts',
      'startSubApp((container, bridge) => {',
      `startSubApp((container, bridge) => {
  void bridge
    .request({ method: 'GET', url: \`/api/imsSaafBaseServer/permissions/getUserInfo?token=\${bridge.snapshot().certificate}\`, headers: {} })
    .then((answer) => Object.assign(document.documentElement.dataset, { answer: JSON.stringify(answer) }))`,
    )
    for (const serve of [() => subApp.dev(), () => subApp.build().then(() => subApp.preview())]) {
      await page.goto(new URL('/sign-in?user=wangjing', await serve()).href)
      await expect(page.locator('html')).toHaveAttribute('data-answer', /"userName":"wangjing"/)
      expect(page.url()).not.toContain('certificate')

      await page.reload()
      await expect(page.locator('html')).toHaveAttribute('data-answer', /"userName":"wangjing"/)
    }
  } finally {
    await page.close()
    await subApp.remove()
  }
})
