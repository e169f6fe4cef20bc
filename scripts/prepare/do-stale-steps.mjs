import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Failure } from './failure.mjs'
import { fingerprint } from './fingerprint.mjs'
import { isFresh, stampOf, stamps } from './freshness.mjs'
import { withLock } from './lock.mjs'
import { progress } from './progress.mjs'
import { failureText } from './steps.mjs'
import { privateFolder, requireWritable, root } from './workspace.mjs'

/**
 * Does those steps that are stale, with progress on stderr.
 * @param {import('./steps.mjs').Step[]} steps
 */
export async function doStaleSteps(steps) {
  requireWritable()
  await withLock(join(privateFolder, 'prepare.lock'), () => doThem(steps), {
    onWait: (pid) => process.stderr.write(`Process ${pid} is preparing the portal; waiting for it …\n`),
  })
}

/** @param {import('./steps.mjs').Step[]} steps */
async function doThem(steps) {
  const stale = steps.filter((step) => !isFresh(step))
  const shown = progress(stale.length)
  for (const step of stale) {
    const inputs = fingerprint(root, step.inputs)
    rmSync(stampOf(step), { force: true })
    await shown.step(step.title, () => attempt(step))
    mkdirSync(stamps, { recursive: true })
    writeFileSync(stampOf(step), inputs)
  }
}

/** @param {import('./steps.mjs').Step} step */
async function attempt(step) {
  const { code, output } = await step.run()
  if (code !== 0) throw new Failure(failureText(step, output, Boolean(process.env.PORTAL_DEBUG)))
}
