import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'

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
  /** Stops the process; the returned function starts another one at the same address, over the same worlds. */
  interrupt(): Promise<() => Promise<void>>
  stop(): Promise<void>
}

/** The file of the command line, in a checkout or installed. */
export function commandLineFile(): string {
  const manifestFile = createRequire(import.meta.url).resolve('@portal/cli/package.json')
  // The manifest of our own package.
  const { bin } = JSON.parse(readFileSync(manifestFile, 'utf8')) as {
    readonly bin: { readonly portal: string }
  }
  return join(dirname(manifestFile), bin.portal)
}

/** Starts the whole portal on a free port over a database of its own. */
export async function startPortal(...args: readonly string[]): Promise<RunningPortal> {
  const { ready, ...running } = await startCommand('up', ...args)
  // The shape that `portal up --json` promises.
  return { ...(ready as Pick<RunningPortal, 'url' | 'accounts'>), ...running }
}

/** Runs a serving command until `stop`; rejects with its output if it doesn't get ready. */
export async function startCommand(...args: readonly string[]) {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-e2e-'))
  const commandLine = commandLineFile()
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

/** What a command prints first on standard output; rejects with its remarks when it ends before. */
export function firstLine(child: ChildProcessWithoutNullStreams): Promise<string> {
  return new Promise((resolveLine, reject) => {
    let remarks = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      remarks += text
    })
    createInterface(child.stdout).once('line', resolveLine)
    child.once('exit', (code) => reject(new Error(`The portal ended with code ${code}:\n${remarks}`)))
  })
}
