import { spawnSync } from 'node:child_process'

const names = ['firefox-esr', 'firefox', '/usr/lib/firefox-esr/firefox-esr']

/** A Firefox that is on this machine and starts: the one PORTAL_FIREFOX names, else one in the usual places. */
export const findFirefox = () =>
  [process.env.PORTAL_FIREFOX, ...names].find(
    (file) => file && spawnSync(file, ['--version'], { timeout: 20_000, stdio: 'ignore' }).status === 0,
  )
