import { existsSync } from 'node:fs'
import { Failure } from '../prepare/failure.mjs'
import { progress } from '../prepare/progress.mjs'
import { run, runNode } from '../prepare/run.mjs'
import { tool } from '../prepare/workspace.mjs'
import { findBrowser } from './find-browser.mjs'

/**
 * Finds a browser for the tests, and installs one where there is none: Playwright's, else Debian's.
 * @returns {Promise<string>} its file; rejects with a Failure that says how to provide one
 */
export async function requireBrowser() {
  const found = await findBrowser()
  if (found) return found
  const shown = progress(1)
  return shown.step('Installing a browser for the tests', async () => {
    for (const attempt of [downloadWithPlaywright, installFromDebian]) {
      await attempt()
      const installed = await findBrowser()
      if (installed) return installed
    }
    throw new Failure(
      'No browser could be installed. Install Chromium, Chrome or Edge, or set PORTAL_CHROMIUM to the file of one.',
    )
  })
}

function downloadWithPlaywright() {
  return runNode([tool('@playwright/test/cli.js'), 'install', 'chromium'], {
    env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' },
  })
}

async function installFromDebian() {
  if (!existsSync('/usr/bin/apt-get')) return
  const prefix = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const apt = (/** @type {string[]} */ ...args) => {
    const [command = '', ...rest] = [...prefix, 'apt-get', ...args]
    return run(command, rest, { env: { DEBIAN_FRONTEND: 'noninteractive' } })
  }
  await apt('update')
  const install = (/** @type {string} */ name) => apt('install', '-y', '--no-install-recommends', name)
  // Older releases have but the whole browser.
  const { code } = await install('chromium-headless-shell')
  if (code !== 0) await install('chromium')
}
