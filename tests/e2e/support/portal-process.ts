import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { commandLineFile, firstLine, startCommand } from '@portal/testing/portal-process'

/** Starts one of several backends over the same worlds, which is killed and never stopped. */
export async function startMock(dataDir: string, ...flags: readonly string[]) {
  const child = spawn(process.execPath, [
    commandLineFile(),
    ...['mock', '--port', '0', '--json', '--data-dir', dataDir, ...flags],
  ])
  // The shape that `portal mock --json` promises.
  const { url } = JSON.parse(await firstLine(child)) as { readonly url: string }
  const exited = once(child, 'exit')
  return {
    url,
    async kill() {
      child.kill('SIGKILL')
      await exited
    },
  }
}

/** Starts a standalone stand-in sub-app on a free port. */
export async function startSubApp(name: string) {
  const { ready, stop } = await startCommand('sub-app', 'start', name)
  // The shape that `portal sub-app start --json` promises.
  return { ...(ready as { readonly url: string; readonly signedInUrl: string }), stop }
}
