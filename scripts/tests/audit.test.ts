import { expect, test } from 'vitest'
import { auditReport } from './audit.mjs'

test.each([
  ['nothing is known against the libraries', 0, 'No known vulnerabilities found\n', [1, 0, false]],
  ['one of them has an advisory', 1, '1 vulnerabilities found\nSeverity: 1 high\n', [0, 1, false]],
  ['the registry has no such service', 1, 'ERR_PNPM_AUDIT_BAD_RESPONSE … responded with 405', [0, 0, true]],
  ['there is no network', 1, 'npm error code EAI_AGAIN', [0, 0, true]],
])('the audit of a run in which %s', (_case, code, output, expected) => {
  const { passed, failed, notRun } = auditReport(code, output)
  expect([passed, failed, notRun !== undefined]).toEqual(expected)
})
