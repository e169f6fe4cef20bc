import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { startServer } from '@portal/mock-server/server'
import { openStore } from '@portal/store/store'
import type { Context } from '../context.ts'
import { EndedWith, Failure } from '../failure.ts'
import { builtFiles, builtPanel, installationIn } from '../installation.ts'
import { exitCodeOf, passSignalsTo } from '../interruption.ts'
import { progressLines } from '../terminal/terminal.ts'

interface ExecOptions {
  readonly world: string
  readonly scenario?: string
  readonly makeWorld?: boolean
  readonly dataDir: string
}

/**
 * Serves the portal, or its backend alone where its pages are not built, on a free port of this machine as long as a command runs.
 * @throws {EndedWith} the command's exit code, unless that is 0
 */
export async function execute(
  command: readonly string[],
  { world, scenario, makeWorld = false, dataDir }: ExecOptions,
  { terminal, checkout }: Context,
): Promise<void> {
  const { company, config, systems, publicDir } = await installationIn(dataDir)
  const store = await openStore({ dataDir, company, onProgress: progressLines(terminal) })
  try {
    if (scenario !== undefined) {
      const { applyScenarios } = await import('@portal/store/scenarios/apply-scenario')
      await applyScenarios(store, { worlds: [world], names: scenario.split(','), make: makeWorld })
    } else if (makeWorld) {
      await store.ensureWorld(world)
    }
    await store.world(world)
    const { cipherKey, callPaths } = config
    const isBuilt = checkout.staleSteps().length === 0
    if (!isBuilt)
      terminal.note(
        'The pages of the portal are not built: only its backend is served; npm run build builds them.',
      )
    const server = await startServer({
      ...{ store, systems, cipherKey, callPaths, defaultWorld: world, host: '127.0.0.1', port: 0 },
      controlPanel: builtPanel(checkout),
      ...(isBuilt ? { staticRoots: { ...builtFiles(checkout), installation: publicDir } } : {}),
    })
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

/** Signals are for the command: this process ends in order after it. */
async function run([file = '', ...args]: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  const child = spawn(file, args, { stdio: 'inherit', env: { ...process.env, ...env } })
  const stopPassing = passSignalsTo(child)
  try {
    const [code, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null] // as `close` has them
    return signal ? exitCodeOf(signal) : (code ?? 1)
  } catch (cause) {
    throw new Failure(
      `The command ${file} cannot be run (${cause instanceof Error ? cause.message : cause}).`,
      { cause },
    )
  } finally {
    stopPassing()
  }
}
