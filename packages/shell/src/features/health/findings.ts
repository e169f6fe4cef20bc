import { isEnvelope } from '@portal/protocol/envelope'
import type { RuntimeConfig } from '@portal/protocol/installation/config-schema'
import { demoCipherKey } from '@portal/protocol/installation/demo-cipher-key'
import { RemoteError } from '@portal/protocol/remote-error'
import { isOwnPage } from '../../lib/http.ts'
import type { Texts } from '../../lib/i18n/namespaces.ts'

type HealthTexts = Texts['health']

/** `note`: worth knowing; `warning`: may be intended; `problem`: people will meet it. */
export type FindingState = keyof HealthTexts['states']

/** The result of one check, in words that are translated where it is shown. */
export interface Finding {
  /** What was checked, by its technical name. */
  readonly subject: string
  readonly state: FindingState
  readonly says: keyof HealthTexts['says']
  readonly value?: string | undefined
}

/** An answer to a request of a check. */
export interface Probe {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  readonly durationMs: number
}

const finding = (
  subject: string,
  state: FindingState,
  says: Finding['says'],
  value?: string | number,
): Finding => ({ subject, state, says, value: value === undefined ? undefined : String(value) })

type CheckedConfig = Pick<RuntimeConfig, 'environment' | 'cipherKey' | 'telemetryEndpoint'>

/** What in the configuration is not for people's daily work. The file itself was checked at the start. */
export const configurationFindings = (
  { environment, cipherKey, telemetryEndpoint }: CheckedConfig,
  isEncrypted: boolean,
): Finding[] => [
  environment === 'production'
    ? finding('environment', 'ok', 'production')
    : finding('environment', 'warning', 'notProduction', environment),
  cipherKey === demoCipherKey
    ? finding('cipherKey', 'problem', 'demoKey')
    : finding('cipherKey', 'ok', 'ownKey'),
  isEncrypted ? finding('https', 'ok', 'tls') : finding('https', 'warning', 'noTls'),
  telemetryEndpoint
    ? finding('telemetryEndpoint', 'ok', 'errorsSent', telemetryEndpoint)
    : finding('telemetryEndpoint', 'note', 'errorsKept'),
]

const isAskedAgain = (cacheControl: string): boolean => /no-cache|no-store|max-age=0(?!\d)/.test(cacheControl)

interface ServerAnswers {
  readonly page: Probe
  readonly config: Probe
  /** The answer to the address of a built file that there is not. */
  readonly missingFile: Probe
  readonly isEncrypted: boolean
}

/** What the web server has to keep: caching, missing files, security headers. */
export function serverFindings({ page, config, missingFile, isEncrypted }: ServerAnswers): Finding[] {
  const header = (name: string) => page.headers.get(name) ?? ''
  const isSet = (name: string, state: FindingState = 'warning') =>
    header(name) ? finding(name, 'ok', 'set') : finding(name, state, 'missing')
  const cacheControl = config.headers.get('cache-control') ?? ''
  const isMissed = missingFile.status === 404
  return [
    isAskedAgain(cacheControl)
      ? finding('config.json', 'ok', 'revalidated')
      : finding('config.json', 'problem', 'cached', cacheControl || '–'),
    isMissed
      ? finding('/assets/', 'ok', 'notFound')
      : finding('/assets/', 'problem', 'fallback', missingFile.status),
    header('content-security-policy').includes('frame-ancestors')
      ? finding('Content-Security-Policy', 'ok', 'set')
      : finding('Content-Security-Policy', 'warning', 'noFrames'),
    isSet('X-Content-Type-Options'),
    ...(isEncrypted ? [isSet('Strict-Transport-Security', 'note')] : []),
  ]
}

const clockToleranceMs = 60_000

/** Whether the answer to a call without a certificate is the backend's: it refuses, in its own form. */
export function backendFindings(subject: string, answer: Probe | RemoteError, now: number): Finding[] {
  if (answer instanceof RemoteError) return [failure(subject, answer)]
  if (answer.status >= 500) return [finding(subject, 'problem', 'http', answer.status)]
  const isBackend = isEnvelope(parsed(answer.text)) || answer.status === 401
  if (!isBackend) return [finding(subject, 'problem', 'noEnvelope')]
  const sent = Date.parse(answer.headers.get('date') ?? '')
  const aheadMs = Math.abs(sent - now)
  const clock = Number.isNaN(aheadMs)
    ? []
    : aheadMs > clockToleranceMs
      ? [finding('Date', 'warning', 'clock', Math.round(aheadMs / 1000))]
      : [finding('Date', 'ok', 'sameClock')]
  return [finding(subject, 'ok', 'answered', Math.round(answer.durationMs)), ...clock]
}

/** Whether the entry of a sub-app is a page that can be one. */
export function subAppFinding(
  name: string,
  answer: Probe | RemoteError,
  host: 'qiankun' | 'iframe',
): Finding {
  if (answer instanceof RemoteError) {
    // A page in a window of its own needs no leave to be read.
    return host === 'iframe' && answer.kind === 'network'
      ? finding(name, 'note', 'opaque')
      : failure(name, answer)
  }
  if (answer.status >= 400) return finding(name, 'problem', 'http', answer.status)
  if (isOwnPage(answer.text)) return finding(name, 'problem', 'ownPage')
  if (host === 'qiankun' && !/<script\b/i.test(answer.text)) return finding(name, 'problem', 'noScript')
  return finding(name, 'ok', 'answered', Math.round(answer.durationMs))
}

const failure = (subject: string, { kind, httpStatus }: RemoteError): Finding => {
  if (kind === 'intercepted') return finding(subject, 'problem', 'intercepted')
  return httpStatus === undefined
    ? finding(subject, 'problem', 'unreachable')
    : finding(subject, 'problem', 'http', httpStatus)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
