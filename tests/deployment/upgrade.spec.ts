import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { chooseTabAction } from '../e2e/support/navigation.ts'
import { makeNextBuild } from './support/next-build.ts'
import { expect, signIn, test } from './support/test.ts'

test.use({ locale: 'zh-CN' })

const document = resolve(import.meta.dirname, '../../docs/deployment.md')

/** The commands of "Upgrade" in docs/deployment.md as they are written, for a folder of the test. */
async function documentedUpgrade(srv: string) {
  const [, section = ''] = (await readFile(document, 'utf8')).split('\n## Upgrade\n')
  const [, block = ''] = /```\n(.*?)```/s.exec(section) ?? []
  const [, ...steps] = block.trim().split('\n')
  const [, cleaning = ''] = /`(find [^`]+)`/.exec(section) ?? []
  const run = (commands: string) =>
    promisify(execFile)('sh', ['-ec', commands.replaceAll('/srv/portal', srv)])
  return {
    /** To a build that is made already. */
    switchTo: (build: string) => run(steps.join('\n').replaceAll('builds/2', `builds/${build}`)),
    clean: () => run(cleaning),
  }
}

test('files of the build that was replaced are kept as long as the document says, those of one that was gone back from too', async () => {
  const srv = await mkdtemp(join(tmpdir(), 'portal-kept-'))
  const days = (count: number) => new Date(Date.now() - count * 86_400_000)
  const kept = async () => (await readdir(join(srv, 'kept/assets'))).sort()
  const file = async (name: string, age: number) => {
    await writeFile(join(srv, name), name)
    await utimes(join(srv, name), days(age), days(age))
  }
  try {
    for (const folder of ['kept/assets', 'builds/1/assets', 'builds/2/assets'])
      await mkdir(join(srv, folder), { recursive: true })
    await symlink(join(srv, 'builds/1'), join(srv, 'current'))
    await file('kept/assets/long-gone.js', 70)
    // An asset that has not changed for months: an earlier upgrade has kept it, too.
    await file('kept/assets/shared.js', 70)
    await file('builds/1/assets/shared.js', 70)
    await file('builds/1/assets/first.js', 70)
    await file('builds/2/assets/second.js', 0)
    const { switchTo, clean } = await documentedUpgrade(srv)
    await switchTo('2')
    await clean()
    expect(await kept()).toEqual(['first.js', 'shared.js'])
    expect(await readdir(join(srv, 'current/assets'))).toEqual(['second.js'])
    await switchTo('1')
    expect(await kept()).toEqual(['first.js', 'second.js', 'shared.js'])
    expect((await readdir(join(srv, 'current/assets'))).sort()).toEqual(['first.js', 'shared.js'])
  } finally {
    await rm(srv, { recursive: true, force: true })
  }
})

test('a new build while people work: their windows go on with the old files, and the offer to reload waits for what is typed', async ({
  page,
  site,
}) => {
  await page.clock.install()
  await signIn(page, site)
  await page.goto(`${site.url}/child/oms/orders/ceramic/new`)
  const remark = page.getByRole('textbox', { name: '备注' })
  await remark.fill('carefully')
  await expect(page.getByRole('img', { name: '有未保存的内容' })).toBeVisible()

  try {
    await makeNextBuild(site.build, site.buildFolder('2'))
    await (await documentedUpgrade(site.srv)).switchTo('2')
    const oldFiles: number[] = []
    page.on('response', (response) => {
      if (/\/assets\/(?!.*-next)/.test(response.url())) oldFiles.push(response.status())
    })
    await page.getByRole('button', { name: '王静' }).click()
    await page.getByRole('menuitem', { name: '修改密码' }).click()
    await expect(page.getByRole('dialog').locator('input[type=password]').first()).toBeVisible()
    expect(oldFiles.length).toBeGreaterThan(0)
    expect(new Set(oldFiles)).toEqual(new Set([200]))
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /取\s*消/ })
      .click()

    const asked = page.waitForResponse(`${site.url}/`)
    await page.clock.fastForward(11 * 60_000)
    await asked
    const offer = page.getByRole('status').filter({ hasText: '门户已更新' })

    // Files that are missing in any case.
    const kept = join(site.srv, 'kept')
    await rename(kept, `${kept}-away`)
    await page.getByRole('button', { name: '界面设置' }).click()
    await expect(page.getByText('有页签的内容尚未保存')).toBeVisible()
    await expect(remark).toHaveValue('carefully')
    await expect(offer).toBeHidden()
    await rename(`${kept}-away`, kept)
    await chooseTabAction(page, '关闭')
    await page.getByRole('dialog').getByRole('button', { name: '放弃更改' }).click()
    await expect(page).toHaveURL(/\/dashboard$/)
    await offer.getByRole('button', { name: '重新加载' }).click()
    await expect(page.locator('script[type=module]')).toHaveAttribute('src', /-next/)
  } finally {
    await site.switchTo('1')
  }
})

test('a backend that stops and returns ends no session', async ({ page, backend, site }) => {
  await signIn(page, site)
  const start = await backend.interrupt()
  try {
    await page.goto(`${site.url}/notification/list`)
    await expect(page.getByRole('heading', { name: '暂时无法连接服务器' })).toBeVisible()
  } finally {
    await start()
  }
  await page.getByRole('button', { name: '重试' }).click()
  await expect(page.getByRole('tab', { name: '首页' })).toBeVisible()
  await expect(page).toHaveURL(`${site.url}/notification/list`)
  expect(await page.context().cookies()).toMatchObject([{ name: 'Admin-Token' }])
})
