import { readFile } from 'node:fs/promises'
import { setTimeout as rest } from 'node:timers/promises'
import { acceptedData, textIn } from '@portal/mock-server/upstream/request-parts'
import { callMetadata } from '@portal/protocol/call-metadata'
import { installedCall } from '@portal/protocol/client'
import { type CallInput, encodeRequest } from '@portal/protocol/encoding'
import { isAccepted, isEnvelope } from '@portal/protocol/envelope'
import { rareConfigRules } from '@portal/protocol/installation/config-rules'
import { systemOfNotices } from '@portal/protocol/installation/mappings'
import { problemInWords, problemsIn } from '@portal/protocol/installation/value-rule'
import type { CallId } from '@portal/protocol/registry'
import type { OnProgress } from '@portal/store/progress'
import { systemErrorCode } from '@portal/store/store-error'
import { UsageError } from '../failure.ts'
import { type CallResult, resultOf, skipped } from './call-result.ts'
import type { Identity } from './exchange.ts'
import { type Exchange, exchange } from './exchange.ts'
import type { AcceptedData, BackendConfig } from './findings.ts'
import { isExtension, type Learned, learnFrom, probes, triedCalls } from './probes.ts'

/** What a `config.json` says about its backend. @throws {UsageError} when it is none, or that can't be used */
export async function backendConfigIn(file: string): Promise<BackendConfig> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new UsageError(`--config ${file} cannot be read (${systemErrorCode(error) ?? String(error)}).`)
  })
  const config = parsed(text)
  if (typeof config !== 'object' || config === null || Array.isArray(config))
    throw new UsageError(`--config ${file} holds no JSON object.`)
  const given = new Map(Object.entries(config))
  for (const [key, rule] of Object.entries(rareConfigRules)) {
    const [problem] = given.has(key) ? problemsIn(rule, given.get(key), key) : []
    if (problem) throw new UsageError(`${file}: ${problemInWords(problem)}.`)
  }
  return config as BackendConfig // these keys agree with the rules
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

interface TrialOptions {
  /** Address of the backend without a trailing slash. */
  readonly base: string
  readonly config: BackendConfig
  readonly timeoutMs: number
  readonly pauseMs: number
  readonly onProgress: OnProgress
}

interface Trial {
  readonly results: readonly CallResult[]
  /** What was accepted, by call. */
  readonly data: AcceptedData
  /** Calls beyond the specification that are not there. */
  readonly absent: readonly CallId[]
  /** What a sign-in gave. */
  readonly certificate?: string
  /** Why it stopped, as a sentence. */
  readonly problem?: string
}

interface Tried {
  readonly made: Exchange
  readonly result: CallResult
}

/** Signs in if need be, then makes the calls that change nothing, one after the other. */
export async function tryCalls(identity: Identity, options: TrialOptions): Promise<Trial> {
  if ('certificate' in identity) return tryReadOnlyCalls(identity.certificate, options)
  const { made, result } = await tryCall('login', { body: identity }, options)
  const results = [result]
  const nothing = { data: {}, absent: [] }
  if (!made.answer) return { ...nothing, results, problem: unreachable(options, made) }
  const data = acceptedData(made.answer.json)
  const certificate = textIn(data.certificate)
  if (certificate === undefined)
    return { ...nothing, results, problem: `${identity.userName} could not sign in. ${result.says}.` }
  if (data.twoFactorAuthenticationYOrN === 'Y') {
    const way = 'sign in to the portal, and give the certificate with --certificate-file'
    return {
      ...nothing,
      results,
      certificate,
      problem: `${identity.userName} signs in with a second factor: ${way}.`,
    }
  }
  const trial = await tryReadOnlyCalls(certificate, options)
  return { ...trial, certificate, results: [result, ...trial.results] }
}

async function tryReadOnlyCalls(certificate: string, options: TrialOptions): Promise<Trial> {
  const results: CallResult[] = []
  const data: Record<string, unknown> = {}
  const absent: CallId[] = []
  let learned: Learned = { certificate, messFromSystem: systemOfNotices(options.config.mappings) }
  for (const [done, call] of triedCalls.entries()) {
    options.onProgress({ task: 'Calls', done, total: triedCalls.length })
    const { needs = [], input } = probes[call]
    const missing = needs.find((name) => learned[name] === undefined)
    const isOff = options.config.callPaths?.[call] === null
    if (missing || isOff) {
      const { path } = installedHere(call, options)
      const says = isOff
        ? 'The configuration says that the backend lacks it'
        : `No earlier answer has ${missing}, which it needs`
      results.push(skipped(call, path, says))
      continue
    }
    await rest(options.pauseMs)
    const { made, result } = await tryCall(call, input(learned), options, certificate)
    const isAbsent = result.outcome === 'missing' && isExtension(call)
    results.push(
      isAbsent ? skipped(call, result.path, 'The specification lacks it, and so does the backend') : result,
    )
    if (isAbsent) absent.push(call)
    if (done === 0 && !made.answer) return { results, data, absent, problem: unreachable(options, made) }
    const json = made.answer?.json
    if (isEnvelope(json) && isAccepted(json)) {
      data[call] = json.data
      learned = learnFrom(json.data, learned)
    }
  }
  return { results, data, absent }
}

async function tryCall(
  call: CallId,
  input: CallInput,
  options: TrialOptions,
  certificate?: string,
): Promise<Tried> {
  const { base, timeoutMs } = options
  const installed = installedHere(call, options)
  const made = await exchange({ base, timeoutMs, certificate }, encodeRequest(installed, input))
  return { made, result: resultOf(call, installed.path, made) }
}

const installedHere = (call: CallId, { config }: TrialOptions) =>
  installedCall(call, callMetadata[call], config.callPaths)

const unreachable = ({ base }: TrialOptions, { trouble }: Exchange): string =>
  `${base} did not answer (${trouble}); is a server running there?`
