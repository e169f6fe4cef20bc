import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'

const commandLine = resolve(import.meta.dirname, '../../../packages/cli/bin/portal.js')

export interface DemoAccount {
  readonly userName: string
  readonly password: string
  readonly fullName: string
}

export interface RunningPortal {
  readonly url: string
  readonly accounts: readonly DemoAccount[]
  /** Folder of its worlds, for tests that look into the database. */
  readonly dataDir: string
  /** Ends the process; what it answers starts another one at the same address, over the same worlds. */
  interrupt(): Promise<() => Promise<void>>
  stop(): Promise<void>
}

/** Starts the whole portal on a free port over a database of its own. */
export async function startPortal(...args: readonly string[]): Promise<RunningPortal> {
  const { ready, ...running } = await startCommand('up', ...args)
  // The shape that `portal up --json` promises.
  return { ...(ready as Pick<RunningPortal, 'url' | 'accounts'>), ...running }
}

/** Starts one of several backends over the same worlds, which is killed and never stopped. */
export async function startMock(dataDir: string) {
  const child = spawn(process.execPath, [
    commandLine,
    ...['mock', '--port', '0', '--json', '--data-dir', dataDir],
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

/** Starts a stand-in sub-app by itself on a free port. */
export async function startSubApp(name: string) {
  const { ready, stop } = await startCommand('sub-app', 'start', name)
  // The shape that `portal sub-app start --json` promises.
  return { ...(ready as { readonly url: string; readonly signedInUrl: string }), stop }
}

/** Runs a serving command until `stop`; rejects with what it printed when it does not get ready. */
async function startCommand(...args: readonly string[]) {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-e2e-'))
  const run = (port: string) =>
    spawn(process.execPath, [commandLine, ...args, ...['--port', port, '--json', '--data-dir', dataDir]])
  let child = run('0')
  const end = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  const stop = async () => {
    await end()
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    const ready = JSON.parse(await firstLine(child))
    const interrupt = async () => {
      await end()
      return async () => {
        child = run(new URL(ready.url).port)
        await firstLine(child)
      }
    }
    return { ready, dataDir, interrupt, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

function firstLine(child: ChildProcessWithoutNullStreams): Promise<string> {
  return new Promise((resolveLine, reject) => {
    let remarks = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      remarks += text
    })
    createInterface(child.stdout).once('line', resolveLine)
    child.once('exit', (code) => reject(new Error(`The portal ended with code ${code}:\n${remarks}`)))
  })
}
