import { setTimeout } from 'node:timers/promises'
import type { SpecifiedSubApp } from '@portal/protocol/systems'
import type { Context } from '../context.ts'
import { Failure } from '../failure.ts'
import { isAlive, type RunningSubApp, runningSubApps } from '../sub-app-kit/running-sub-apps.ts'
import { table } from '../terminal/terminal.ts'

interface RunningOptions {
  readonly dataDir: string
  readonly json?: true
}

/** What `portal sub-app start` has begun over this data folder and what still runs. */
export async function printRunningSubApps(options: RunningOptions, { terminal }: Context): Promise<void> {
  const running = await runningSubApps(options.dataDir)
  if (options.json) terminal.result(JSON.stringify(running))
  else if (running.length === 0)
    terminal.result('No sub-app is being served; portal sub-app start oms serves one.')
  else terminal.result(runningTable(running))
}

const runningTable = (running: readonly RunningSubApp[]) =>
  table([
    ['sub-app', 'address', 'process', 'since'],
    ...running.map(({ name, url, pid, startedAt }) => [name, url, String(pid), startedAt]),
  ])

/** Stops the processes like Ctrl-C, and waits until they have ended. */
export async function stopSubApps(
  name: SpecifiedSubApp | undefined,
  options: RunningOptions,
  { terminal }: Context,
): Promise<void> {
  const running = (await runningSubApps(options.dataDir)).filter(
    (one) => name === undefined || one.name === name,
  )
  if (name !== undefined && running.length === 0)
    throw new Failure(`The sub-app ${name} is not being served.`)
  await Promise.all(running.map(end))
  if (options.json) terminal.result(JSON.stringify(running))
  else if (running.length === 0) terminal.result('No sub-app was being served.')
  else terminal.result(running.map((one) => `Ended ${one.name} at ${one.url}`).join('\n'))
}

const patienceMs = 10_000
const stepMs = 50

async function end({ name, pid }: RunningSubApp): Promise<void> {
  process.kill(pid, 'SIGTERM')
  for (let waited = 0; waited < patienceMs; waited += stepMs) {
    if (!isAlive(pid)) return
    await setTimeout(stepMs)
  }
  throw new Failure(`The process ${pid}, which serves ${name}, has not ended; end it by hand.`)
}
