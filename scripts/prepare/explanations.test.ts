import { expect, test } from 'vitest'
import { installProblem } from './install-problem.mjs'
import { nodeVersionProblem } from './node-version.mjs'

test.each(['20.19.0', '20.20.2', '22.0.0', '24.1.0', '100.0.0'])('Node %s will do', (version) => {
  expect(nodeVersionProblem(version)).toBeUndefined()
})

test.each(['8.17.0', '18.20.4', '20.9.0', '20.18.3'])('Node %s is named as too old', (version) => {
  expect(nodeVersionProblem(version)).toMatch(new RegExp(`Node ${version} is too old.*20\\.19`))
})

test.each([
  ['request to https://host/pnpm failed, reason: getaddrinfo ENOTFOUND host', 'download failed'],
  ['Error: ERR_PNPM_FROZEN_LOCKFILE_WITH_OUTDATED_LOCKFILE', 'pnpm-lock.yaml does not fit'],
  ['ENOSPC: no space left on device, write', 'disk is full'],
  ["EACCES: permission denied, mkdir '/x'", 'could not be written'],
  ['something else', 'could not be installed'],
])('a failed installation that prints "%s" is explained', (output, sentence) => {
  expect(installProblem(output)).toContain(sentence)
})
