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
  stop(): Promise<void>
}

/** Starts the whole portal on a free port over a database of its own; rejects with what it printed when it does not start. */
export async function startPortal(): Promise<RunningPortal> {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-e2e-'))
  const args = [commandLine, 'up', '--port', '0', '--json', '--data-dir', dataDir]
  const child = spawn(process.execPath, args)
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM')
      await once(child, 'exit')
    }
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    // The shape that `portal up --json` promises.
    const ready = JSON.parse(await firstLine(child)) as Pick<RunningPortal, 'url' | 'accounts'>
    return { url: ready.url, accounts: ready.accounts, dataDir, stop }
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
