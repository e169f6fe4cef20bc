import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { root } from '../../../scripts/prepare/workspace.mjs'

const runFile = promisify(execFile)

/** A project in a folder of its own, with npm alone. */
export interface Elsewhere {
  readonly folder: string
  /** Runs a program to its end; rejects with its output when it fails. */
  run(file: string, ...args: string[]): Promise<string>
  /** Starts a program that serves; the first line that it prints. */
  start(file: string, ...args: string[]): Promise<string>
  remove(): Promise<void>
}

/** What this test run sets for itself is not part of another team's project. */
const environment = () =>
  Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(NODE_OPTIONS|NODE_PATH|TEST_|PLAYWRIGHT_|PW_|npm_package_|npm_lifecycle_)/.test(name),
    ),
  )

/** An empty project into which the packed packages are installed, and those of the registry that are named. */
export async function elsewhere(...others: readonly string[]): Promise<Elsewhere> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-elsewhere-'))
  const options = { cwd: folder, env: environment(), maxBuffer: 64 * 1024 * 1024 }
  const servers: ChildProcess[] = []
  const run = async (file: string, ...args: string[]) => {
    try {
      return (await runFile(file, args, options)).stdout
    } catch (error) {
      throw new Error(Object.values(error as { stdout?: string; stderr?: string }).join('\n'), {
        cause: error,
      })
    }
  }
  await run(process.execPath, join(root, 'scripts/pack.mjs'), join(folder, 'packed'))
  await writeFile(join(folder, 'package.json'), '{ "name": "elsewhere", "private": true, "type": "module" }')
  const tarballs = (await readdir(join(folder, 'packed'))).map((name) => join(folder, 'packed', name))
  await run('npm', 'install', '--no-audit', '--no-fund', '--prefer-offline', ...tarballs, ...others)
  return {
    folder,
    run,
    async start(file, ...args) {
      // In its own process group: npx leaves child processes behind.
      const child = spawn(file, args, { ...options, detached: true, stdio: ['ignore', 'pipe', 'inherit'] })
      servers.push(child)
      const ended = once(child, 'exit').then(([code]) => Promise.reject(new Error(`${file} ended: ${code}`)))
      ended.catch(() => undefined)
      const [line] = await Promise.race([once(createInterface(child.stdout), 'line'), ended])
      return String(line)
    },
    async remove() {
      for (const { pid, exitCode } of servers) if (pid && exitCode === null) process.kill(-pid, 'SIGKILL')
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** A program of the checkout, for what would take long to install. */
export const toolOf = (path: string) => join(root, 'node_modules', path)
