import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { datesOf, fingerprint } from './fingerprint.mjs'
import { root } from './workspace.mjs'

// Below node_modules, so that deleting that folder has everything built again.
export const stamps = join(root, 'node_modules/.cache/portal')

/**
 * Whether a step's result exists and its inputs are unchanged.
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
export const stampOf = (step) => join(stamps, `${step.name}.stamp`)
