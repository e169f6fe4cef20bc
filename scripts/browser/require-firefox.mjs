import { spawnSync } from 'node:child_process'
import { installFromDebian } from '../prepare/debian.mjs'
import { Failure } from '../prepare/failure.mjs'
import { progress } from '../prepare/progress.mjs'

const names = ['firefox-esr', 'firefox', '/usr/lib/firefox-esr/firefox-esr']

/** A Firefox that is on this machine and starts: PORTAL_FIREFOX, else one in the usual places. */
const findFirefox = () =>
  [process.env.PORTAL_FIREFOX, ...names].find(
    (file) => file && spawnSync(file, ['--version'], { timeout: 20_000, stdio: 'ignore' }).status === 0,
  )

/**
 * Finds a Firefox for the tests, and installs Debian's where there is none.
 * @returns {Promise<string>} its file; rejects with a Failure that says how to provide one
 */
export async function requireFirefox() {
  const found = findFirefox()
  if (found) return found
  return progress(1).step('Installing Firefox for the tests', async () => {
    await installFromDebian('firefox-esr')
    const installed = findFirefox()
    if (installed) return installed
    throw new Failure('There is no Firefox. Install firefox-esr, or set PORTAL_FIREFOX to the file of one.')
  })
}
