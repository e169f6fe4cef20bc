import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect } from '@playwright/test'

/** The program, which the test script finds. */
function nginxProgram(): string {
  const program = process.env.PORTAL_NGINX
  if (!program) throw new Error('PORTAL_NGINX is not set; run: node scripts/test.mjs deployment')
  return program
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('a TCP server has a port')
  return address.port
}

const statusOf = (url: string): Promise<number> =>
  fetch(url).then(
    ({ status }) => status,
    () => 0,
  )

/** Runs the real nginx until `stop`; it is ready when the address answers. */
export async function startNginx(configuration: string, healthAddress: string) {
  const child = spawn(nginxProgram(), ['-c', configuration, '-g', 'daemon off;'], { stdio: 'inherit' })
  const stop = async () => {
    if (child.exitCode !== null) return
    child.kill('SIGQUIT')
    await once(child, 'exit')
  }
  try {
    await expect.poll(() => statusOf(healthAddress), { intervals: [50] }).toBe(200)
  } catch (error) {
    await stop()
    throw error
  }
  return { stop }
}
