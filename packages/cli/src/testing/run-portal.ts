import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'

const commandLine = resolve(import.meta.dirname, '../../bin/portal.js')

export interface Outcome {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

/** Runs the real command line to its end. */
export const runPortal = (...args: string[]): Promise<Outcome> => runPortalWith({}, ...args)

/** The same with more in its environment. */
export const runPortalWith = (env: NodeJS.ProcessEnv, ...args: string[]): Promise<Outcome> =>
  outcomeOf(spawn(process.execPath, [commandLine, ...args], { env: { ...process.env, ...env } }))

/** The same in another folder, with a text on standard input. */
export function runPortalIn(cwd: string, input: string, ...args: string[]): Promise<Outcome> {
  const child = spawn(process.execPath, [commandLine, ...args], { cwd })
  child.stdin.end(input)
  return outcomeOf(child)
}

/** Sends Ctrl-C to a command at its first output on stderr. */
export function interruptPortal(...args: string[]): Promise<Outcome> {
  const child = spawn(process.execPath, [commandLine, ...args])
  child.stderr.once('data', () => child.kill('SIGINT'))
  return outcomeOf(child)
}

interface LaunchedCommand {
  /** Exit code or signal. */
  readonly ended: Promise<Outcome>
  /** Sends Ctrl-C, or another signal, and waits for the end. */
  interrupt(signal?: NodeJS.Signals): Promise<Outcome>
}

export interface RunningCommand extends LaunchedCommand {
  /** The first line on stdout. */
  readonly firstLine: string
  /** Reads no more of stdout, and waits for the end. */
  abandon(): Promise<Outcome>
}

/** Starts a command that ends by itself. */
export const launchPortal = (...args: string[]): LaunchedCommand =>
  launched(spawn(process.execPath, [commandLine, ...args]))

function launched(child: ChildProcessWithoutNullStreams): LaunchedCommand {
  const ended = outcomeOf(child)
  return {
    ended,
    interrupt(signal = 'SIGINT') {
      child.kill(signal)
      return ended
    },
  }
}

/** Starts a command that serves until interrupted; rejects with its stderr when it ends before it is ready. */
export async function startPortal(...args: string[]): Promise<RunningCommand> {
  const child = spawn(process.execPath, [commandLine, ...args])
  const command = launched(child)
  const { ended } = command
  const ready = once(createInterface(child.stdout), 'line')
  const tooEarly = ended.then(({ stderr }) =>
    Promise.reject(new Error(`Ended before it was ready: ${stderr}`)),
  )
  const [firstLine] = await Promise.race([ready, tooEarly])
  return {
    ...command,
    firstLine,
    abandon() {
      child.stdout.destroy()
      return ended
    },
  }
}

async function outcomeOf(child: ChildProcessWithoutNullStreams): Promise<Outcome> {
  let stdout = ''
  let stderr = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text
  })
  const [code] = await once(child, 'close')
  return { code, stdout, stderr }
}
