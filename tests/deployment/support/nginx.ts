import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { promisify } from 'node:util'
import { expect } from '@playwright/test'

/** The program, which the test script finds. */
function nginxProgram(): string {
  const program = process.env.PORTAL_NGINX
  if (!program) throw new Error('PORTAL_NGINX is not set; run: node scripts/test.mjs deployment')
  return program
}

/** Whether HTTP/2 is switched on by a directive of its own, which nginx has from 1.25.1 on. */
export async function hasHttp2Directive(): Promise<boolean> {
  const { stderr } = await promisify(execFile)(nginxProgram(), ['-v'])
  const [, ...parts] = /nginx\/(\d+)\.(\d+)\.(\d+)/.exec(stderr) ?? []
  const [major = 0, minor = 0, patch = 0] = parts.map(Number)
  return major > 1 || (major === 1 && (minor > 25 || (minor === 25 && patch >= 1)))
}

const statusOf = (url: string): Promise<number> =>
  fetch(url).then(
    ({ status }) => status,
    () => 0,
  )

/** Runs the real nginx until `stop`, as another user if one is named; it is ready when the address answers. */
export async function startNginx(configuration: string, healthAddress: string, uid?: number) {
  const child = spawn(nginxProgram(), ['-c', configuration, '-g', 'daemon off;'], {
    stdio: 'inherit',
    ...(uid === undefined ? {} : { uid, gid: uid }),
  })
  const stop = async () => {
    if (child.exitCode !== null) return
    // Immediately: an idle keep-alive connection would delay a graceful shutdown by a minute.
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`nginx ended with code ${code}; what it said is above`)
  })
  // Later it ends because the test is over.
  ended.catch(() => undefined)
  try {
    await Promise.race([ended, expect.poll(() => statusOf(healthAddress), { intervals: [50] }).toBe(200)])
  } catch (error) {
    await stop()
    throw error
  }
  return { stop }
}
