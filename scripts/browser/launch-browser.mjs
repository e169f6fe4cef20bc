import { chromium } from '@playwright/test'
import { requireBrowser } from './require-browser.mjs'

/**
 * The browser of the tests, for a program that drives it itself; installed where there is none.
 * @param {readonly string[]} [args]
 */
export async function launchBrowser(args = []) {
  return chromium.launch({
    executablePath: await requireBrowser(),
    // Chromium's sandbox refuses to run for root, as whom containers run.
    args: [...args, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  })
}
