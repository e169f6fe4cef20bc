import { resolve } from 'node:path'
import { vi } from 'vitest'
import { main } from '../main.ts'
import type { Outcome } from './run-portal.ts'

const root = resolve(import.meta.dirname, '../../../..')
const checkout = {
  root,
  dataHome: root,
  version: '1.2.3',
  findBrowser: async () => undefined,
  staleSteps: () => [],
}

/** Runs a command line in this process, which is quicker than a process of its own; one at a time. */
export async function runMain(...args: string[]): Promise<Outcome> {
  const written = { stdout: '', stderr: '' }
  const spies = (['stdout', 'stderr'] as const).map((stream) =>
    vi.spyOn(process[stream], 'write').mockImplementation((text) => {
      written[stream] += text
      return true
    }),
  )
  try {
    return { code: await main(args, checkout), ...written }
  } finally {
    for (const spy of spies) spy.mockRestore()
    process.stdout.removeAllListeners('error')
  }
}
