import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { launchBrowser } from '../../../scripts/browser/require-browser.mjs'
import { startServer } from './server-process.mjs'

const commandLine = fileURLToPath(new URL('../../../packages/cli/bin/portal.js', import.meta.url))

/**
 * A portal of its own, as production builds it, and a browser in which the demo user is on the home page.
 * @param {object} [options]
 * @param {readonly string[]} [options.scenarios] of the portal's world
 */
export async function signedInPage({ scenarios = [] } = {}) {
  const browser = await launchBrowser()
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-bench-'))
  const server = await startServer([commandLine, 'up', '--port', '0', '--json', '--data-dir', dataDir])
  const stop = async () => {
    await browser.close()
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    const { url, accounts = [] } = server.ready
    if (scenarios.length > 0) {
      await fetch(`${url}/__portal/worlds/main/scenario`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ names: scenarios }),
      })
    }
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' })
    await page.goto(`${url}/login`)
    await page.getByLabel('用户名').fill('wangjing')
    await page.getByLabel('密码', { exact: true }).fill(accounts[0]?.password ?? '')
    await page.getByRole('button', { name: '登录', exact: true }).click()
    // The demo company may ask something on the home page.
    await page.addLocatorHandler(page.getByRole('button', { name: '稍后再说' }), (later) => later.click())
    await page.getByRole('tab', { name: '首页', exact: true }).waitFor()
    return { browser, page, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
