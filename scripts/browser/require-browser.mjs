import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { installFromDebian } from '../prepare/debian.mjs'
import { Failure } from '../prepare/failure.mjs'
import { progress } from '../prepare/progress.mjs'
import { runNode } from '../prepare/run.mjs'
import { root, tool } from '../prepare/workspace.mjs'

/**
 * Finds a browser for the tests, and installs one where there is none: Playwright's, else Debian's.
 * @returns {Promise<string>} its file; rejects with a Failure that says how to provide one
 */
export async function requireBrowser() {
  const found = await findBrowser()
  if (found) return found
  const shown = progress(1)
  return shown.step('Installing a browser for the tests', async () => {
    for (const attempt of [downloadWithPlaywright, installDebians]) {
      await attempt()
      const installed = await findBrowser()
      if (installed) return installed
    }
    throw new Failure(
      'No browser could be installed. Install Chromium, Chrome or Edge, or set PORTAL_CHROMIUM to the file of one.',
    )
  })
}

/**
 * Compiled before the tests begin.
 * @returns {Promise<string | undefined>}
 */
async function findBrowser() {
  const { resolve } = createRequire(join(root, 'packages/testing/package.json'))
  return (await import(pathToFileURL(resolve('@portal/cli/dist/find-browser.js')).href)).findBrowser()
}

// Older releases have but the whole browser.
const installDebians = () => installFromDebian('chromium-headless-shell', 'chromium')

function downloadWithPlaywright() {
  return runNode([tool('@playwright/test/cli.js'), 'install', 'chromium'], {
    env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' },
  })
}

/**
 * The browser of the tests, for a program that drives it itself; installed where there is none.
 * @param {readonly string[]} [args]
 */
export async function launchBrowser(args = []) {
  // Not before it is installed.
  const { chromium } = await import('@playwright/test')
  return chromium.launch({
    executablePath: await requireBrowser(),
    // Chromium's sandbox refuses to run for root, as whom containers run.
    args: [...args, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  })
}
