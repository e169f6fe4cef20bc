import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Failure } from './failure.mjs'
import { datesOf, fingerprint } from './fingerprint.mjs'
import { withLock } from './lock.mjs'
import { progress } from './progress.mjs'
import { allSteps, failureText } from './steps.mjs'
import { privateFolder, requireWritable, root } from './workspace.mjs'

// Below node_modules, so that whoever deletes that folder gets everything made anew.
const stamps = join(root, 'node_modules/.cache/portal')

/**
 * Brings the checkout up to date: does those steps whose inputs have changed since they were last done.
 * Shows progress on stderr; rejects with a Failure that says what to do. Two at once wait for each other.
 * @param {import('./steps.mjs').Step[]} [steps]
 */
export async function prepare(steps = allSteps) {
  if (steps.every(isFresh)) return
  requireWritable()
  await withLock(join(privateFolder, 'prepare.lock'), () => doStaleSteps(steps), {
    onWait: (pid) => process.stderr.write(`Process ${pid} is preparing the portal; waiting for it …\n`),
  })
}

/** @param {import('./steps.mjs').Step[]} steps */
async function doStaleSteps(steps) {
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

/**
 * Whether a step's result stands and its inputs are what they were.
 * @param {import('./steps.mjs').Step} step
 */
export function isFresh(step) {
  const stamp = stampOf(step)
  if (!existsSync(stamp)) return false
  if (!step.outputs.every((output) => existsSync(join(root, output)))) return false
  const stamped = readFileSync(stamp, 'utf8')
  const known = `${stamped} ${datesOf(root, step.inputs)}`
  const dates = `${stamp}.dates`
  if (existsSync(dates) && readFileSync(dates, 'utf8') === known) return true
  if (stamped !== fingerprint(root, step.inputs)) return false
  try {
    writeFileSync(dates, known)
  } catch {
    // a checkout that can only be read is looked through each time
  }
  return true
}

/** @param {import('./steps.mjs').Step} step */
function stampOf(step) {
  return join(stamps, `${step.name}.stamp`)
}
