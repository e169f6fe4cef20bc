import { expect, test } from 'vitest'
import { nodeVersionProblem } from './node-version.mjs'
import { allSteps, failureText } from './steps.mjs'

test.each(['20.19.0', '20.20.2', '22.0.0', '24.1.0', '100.0.0'])('Node %s will do', (version) => {
  expect(nodeVersionProblem(version)).toBeUndefined()
})

test.each(['8.17.0', '18.20.4', '20.9.0', '20.18.3'])('Node %s is named as too old', (version) => {
  expect(nodeVersionProblem(version)).toMatch(new RegExp(`Node ${version} is too old.*20\\.19`))
})

const install = allSteps.find(({ name }) => name === 'install') ?? { problem: '' }

test.each([
  ['request to https://host/pnpm failed, reason: getaddrinfo ENOTFOUND host', 'A download failed'],
  ['npm error code ECONNREFUSED\nnpm error     at x (y.js:1:1)', 'A download failed'],
  ['Error: ERR_PNPM_FROZEN_LOCKFILE_WITH_OUTDATED_LOCKFILE', 'pnpm-lock.yaml does not fit'],
  ['ENOSPC: no space left on device, write', 'The disk is full'],
  ["EACCES: permission denied, mkdir '/x'", 'A file could not be written'],
])(
  'a failed installation that prints %j is one sentence, and with PORTAL_DEBUG the output too',
  (output, sentence) => {
    expect(failureText(install, output, false)).toMatch(new RegExp(`^${sentence}.*$`))
    expect(failureText(install, `${output}\n`, true)).toContain(`${output}\n\n${sentence}`)
  },
)

test('a failure of unknown cause shows what was printed', () => {
  expect(failureText(install, 'odd\n', false)).toBe(
    'odd\n\nThe dependencies could not be installed; see above.',
  )
})
