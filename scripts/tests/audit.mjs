import { runNpx } from '../prepare/run.mjs'
import { packageManagerEnv } from '../prepare/steps.mjs'
import { packageManager } from '../prepare/workspace.mjs'

/**
 * Asks the registry for advisories about the libraries that are shipped. Without a registry, or with one that has no such
 * service, nothing is known, which is no failure.
 * @returns {Promise<import('./reports.mjs').Report>}
 */
export async function audit() {
  const { code, output } = await runNpx(['--yes', packageManager(), 'audit', '--prod'], {
    env: packageManagerEnv,
  })
  const report = auditReport(code, output)
  if (report.failed > 0) process.stderr.write(output)
  return report
}

/**
 * @param {number} code of the package manager
 * @param {string} output of it
 * @returns {import('./reports.mjs').Report}
 */
export function auditReport(code, output) {
  const isAnswered = code === 0 || /\bvulnerabilities found/i.test(output)
  const counts = { passed: Number(code === 0), failed: Number(isAnswered && code !== 0), skipped: 0 }
  return {
    ...counts,
    timings: [],
    repeated: [],
    ...(isAnswered
      ? {}
      : {
          notRun:
            'whether libraries have advisories is not known: the registry cannot be reached, or has no audit service',
        }),
  }
}
