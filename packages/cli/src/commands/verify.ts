import { writeFile } from 'node:fs/promises'
import { maskOf } from '@portal/mock-server/upstream/request-parts'
import { isSecret } from '@portal/protocol/rules/secret-names'
import { systemErrorCode } from '@portal/store/store-error'
import type { Context } from '../context.ts'
import { Failure } from '../failure.ts'
import { progressLines } from '../terminal/terminal.ts'
import type { CallResult } from '../verify/call-result.ts'
import { type IdentityOptions, identityOf, secretsOf } from '../verify/exchange.ts'
import { findingsOf, menuFindings } from '../verify/findings.ts'
import {
  findingsText,
  isAllFine,
  reportDocument,
  resultTable,
  summaryOf,
  type Verified,
} from '../verify/report.ts'
import { backendConfigIn, tryCalls } from '../verify/trial.ts'

interface VerifyOptions extends IdentityOptions {
  /** A `config.json` whose `callPaths` and `mappings` count. */
  readonly config?: string
  /** Seconds. */
  readonly timeout: number
  /** Milliseconds. */
  readonly pause: number
  readonly report?: string
  readonly json?: true
}

/**
 * Makes the read-only calls of a backend, and reports deviations from the contract.
 * @throws {Failure} when there are any, or when it refuses the sign-in or doesn't answer
 */
export async function verify(address: string, options: VerifyOptions, context: Context): Promise<void> {
  const base = address.replace(/\/+$/, '')
  const config = options.config === undefined ? {} : await backendConfigIn(options.config)
  const identity = await identityOf(options)
  const onProgress = progressLines(context.terminal)
  const limits = { timeoutMs: options.timeout * 1000, pauseMs: options.pause }
  const trial = await tryCalls(identity, { base, config, onProgress, ...limits })
  const { results, certificate, problem } = trial
  const secrets = [...secretsOf(identity), ...(certificate === undefined ? [] : [certificate])]
  const mask = maskOf(secrets, isSecret).text
  const user = options.user ?? 'the holder of a certificate'
  const findings = [
    ...findingsOf(trial.data, config, trial.absent),
    ...menuFindings(trial.data.findMenuInfoAllSystem, config),
  ]
  const verified: Verified = {
    url: base,
    user,
    results: results.map((result) => masked(result, mask)),
    findings: findings.map((finding) => ({ ...finding, remark: mask(finding.remark) })),
  }
  context.terminal.result(options.json ? JSON.stringify(verified) : resultTable(verified.results))
  if (!options.json && findings.length > 0) context.terminal.result(`\n${findingsText(verified.findings)}`)
  if (options.report !== undefined) await write(options.report, reportDocument(verified))
  if (problem) throw new Failure(mask(problem))
  const summary = `${base} as ${user}: ${summaryOf(results)}.`
  if (!isAllFine(results)) throw new Failure(summary)
  context.terminal.note(summary)
}

/** A backend's message may repeat its input. */
const masked = (result: CallResult, mask: (text: string) => string): CallResult => ({
  ...result,
  says: mask(result.says),
  departures: result.departures.map((departure) => ({ ...departure, found: mask(departure.found) })),
})

async function write(file: string, text: string): Promise<void> {
  await writeFile(file, text).catch((error: unknown) => {
    throw new Failure(`${file} cannot be written (${systemErrorCode(error) ?? String(error)}).`, {
      cause: error,
    })
  })
}
