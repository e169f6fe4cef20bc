import { resolve } from 'node:path'
import { vi } from 'vitest'
import { main } from '../main.ts'
import type { Outcome, RunningCommand } from './run-portal.ts'

const root = resolve(import.meta.dirname, '../../../..')
const checkout = {
  root,
  dataHome: root,
  version: '1.2.3',
  findBrowser: async () => undefined,
  staleSteps: () => [],
}

/** What is printed goes to the test, until it is released. */
function captured(onWrite: () => void) {
  const written = { stdout: '', stderr: '' }
  const spies = (['stdout', 'stderr'] as const).map((stream) =>
    vi.spyOn(process[stream], 'write').mockImplementation((text) => {
      written[stream] += text
      onWrite()
      return true
    }),
  )
  return {
    written,
    release() {
      for (const spy of spies) spy.mockRestore()
      process.stdout.removeAllListeners('error')
    },
  }
}

/** Runs a command line in this process, which is quicker than a process of its own; one at a time. */
export async function runMain(...args: string[]): Promise<Outcome> {
  const { written, release } = captured(() => {})
  try {
    return { code: await main(args, checkout), ...written }
  } finally {
    release()
  }
}

/** The same for one that serves until interrupted: it is ready once it has printed a line. */
export async function startMain(...args: string[]): Promise<Pick<RunningCommand, 'firstLine' | 'interrupt'>> {
  let report = () => {}
  const printed = new Promise<void>((resolve) => {
    report = resolve
  })
  const { written, release } = captured(() => written.stdout.includes('\n') && report())
  const ended = main(args, checkout)
    .then((code): Outcome => ({ code, ...written }))
    .finally(release)
  const tooEarly = ended.then(({ stderr }) => {
    throw new Error(`Ended before it was ready: ${stderr}`)
  })
  await Promise.race([printed, tooEarly])
  tooEarly.catch(() => {}) // it ends later, as it should
  const [firstLine = ''] = written.stdout.split('\n')
  return {
    firstLine,
    interrupt() {
      process.emit('SIGINT')
      return ended
    },
  }
}
