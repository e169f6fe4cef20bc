import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { startServer } from '@portal/mock-server/server'
import { openStore } from '@portal/store/store'
import type { Context } from '../context.ts'
import { EndedWith, Failure } from '../failure.ts'
import { installationIn } from '../installation.ts'
import { interruptible } from '../interruption.ts'
import { progressLines } from '../terminal/terminal.ts'

interface ExecOptions {
  readonly world: string
  readonly scenario?: string
  readonly dataDir: string
}

/**
 * Serves the backend on a free port of this machine as long as a command runs.
 * @throws {EndedWith} the command's exit code, unless that is 0
 */
export async function execute(
  command: readonly string[],
  { world, scenario, dataDir }: ExecOptions,
  { terminal }: Context,
): Promise<void> {
  const { company, config, systems } = await installationIn(dataDir)
  const store = await openStore({ dataDir, company, onProgress: progressLines(terminal) })
  try {
    if (scenario !== undefined) {
      const { applyScenario } = await import('@portal/store/scenarios/apply-scenario')
      await applyScenario(store, world, ...scenario.split(','))
    }
    await store.world(world)
    const { cipherKey, callPaths } = config
    const serving = { store, systems, cipherKey, callPaths, defaultWorld: world }
    const server = await startServer({ ...serving, host: '127.0.0.1', port: 0 })
    try {
      const code = await run(command, { PORTAL_URL: server.url, PORTAL_WORLD: world })
      if (code !== 0) throw new EndedWith(code)
    } finally {
      await server.close()
    }
  } finally {
    await store.close()
  }
}

/** A signal ends the command, which shares the terminal, and then this process in order. */
const run = ([file = '', ...args]: readonly string[], env: NodeJS.ProcessEnv): Promise<number> =>
  interruptible(async () => {
    const child = spawn(file, args, { stdio: 'inherit', env: { ...process.env, ...env } })
    const [code] = await once(child, 'close').catch((cause: unknown) => {
      throw new Failure(
        `The command ${file} cannot be run (${cause instanceof Error ? cause.message : cause}).`,
        {
          cause,
        },
      )
    })
    return typeof code === 'number' ? code : 1
  })
