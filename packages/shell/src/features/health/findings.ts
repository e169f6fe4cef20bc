import { isEnvelope } from '@portal/protocol/envelope'
import { isDemoCipherKey } from '@portal/protocol/installation/config-problems'
import type { RuntimeConfig } from '@portal/protocol/installation/config-schema'
import { RemoteError } from '@portal/protocol/remote-error'
import { isOwnPage } from '@portal/protocol/rules/portal-root'
import type { Texts } from '../../lib/i18n/namespaces.ts'

type HealthTexts = Texts['health']

/** `note`: worth knowing; `warning`: may be intended; `problem`: users will run into it. */
export type FindingState = keyof HealthTexts['states']

/** The result of one check, as text keys that are translated where it is shown. */
export interface Finding {
  /** What was checked, by its technical name. */
  readonly subject: string
  readonly state: FindingState
  readonly says: keyof HealthTexts['says']
  readonly value?: string | undefined
}

/** The answer to a check's request. */
export interface Probe {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  readonly durationMs: number
}

/** `opaque`: another origin answered, unreadable from here; `refusedByPolicy`: the page's own content policy refused. */
export type Answer = Probe | RemoteError | 'opaque' | 'refusedByPolicy'

const finding = (
  subject: string,
  state: FindingState,
  says: Finding['says'],
  value?: string | number,
): Finding => ({ subject, state, says, value: value === undefined ? undefined : String(value) })

/** @param variable the variable of the policy that must name the origin, as in deploy/nginx/http.conf */
const refusedByPolicy = (subject: string, variable: `$portal_${string}_origins`): Finding =>
  finding(subject, 'problem', 'refusedByPolicy', variable)

type CheckedConfig = Pick<RuntimeConfig, 'environment' | 'cipherKey'>

/** Values in the configuration that are unsuitable for production. The file itself was checked at the start. */
export const configurationFindings = (
  { environment, cipherKey }: CheckedConfig,
  isEncrypted: boolean,
): Finding[] => [
  environment === 'production'
    ? finding('environment', 'ok', 'production')
    : finding('environment', 'warning', 'notProduction', environment),
  isDemoCipherKey(cipherKey)
    ? finding('cipherKey', 'problem', 'demoKey')
    : finding('cipherKey', 'ok', 'ownKey'),
  isEncrypted ? finding('https', 'ok', 'tls') : finding('https', 'warning', 'noTls'),
]

export const withoutTelemetry: Finding = finding('telemetryEndpoint', 'note', 'errorsKept')

/**
 * Whether the telemetry endpoint accepts reports; the browsers that send them can't tell.
 * @param answer to an empty report
 */
export function telemetryFinding(endpoint: string, answer: Answer): Finding {
  const subject = 'telemetryEndpoint'
  if (answer === 'refusedByPolicy') return refusedByPolicy(subject, '$portal_call_origins')
  if (answer === 'opaque') return finding(subject, 'note', 'opaque')
  if (answer instanceof RemoteError) return finding(subject, 'problem', 'errorsUnanswered', endpoint)
  if (isOwnPage(answer.text)) return finding(subject, 'problem', 'errorsRefused', `${answer.status}, HTML`)
  const isTaken = answer.status >= 200 && answer.status < 300
  return isTaken
    ? finding(subject, 'ok', 'errorsSent', endpoint)
    : finding(subject, 'problem', 'errorsRefused', answer.status)
}

/** Whether users get the style sheet of their theme. */
export function stylesheetFinding(
  address: string,
  outcome: 'loaded' | 'failed' | 'refusedByPolicy',
): Finding {
  const subject = 'themeStylesheet'
  if (outcome === 'refusedByPolicy') return refusedByPolicy(subject, '$portal_style_origins')
  return outcome === 'loaded'
    ? finding(subject, 'ok', 'stylesheetLoaded')
    : finding(subject, 'problem', 'stylesheetFailed', address)
}

const isRevalidated = (cacheControl: string): boolean =>
  /no-cache|no-store|max-age=0(?!\d)/.test(cacheControl)

const tellsPaths = ['unsafe-url', 'no-referrer-when-downgrade']

/** With several policies, the last one counts. */
function referrerFinding(value: string): Finding {
  const policy = value.split(',').at(-1)?.trim() ?? ''
  if (!policy) return finding('Referrer-Policy', 'warning', 'missing')
  return tellsPaths.includes(policy)
    ? finding('Referrer-Policy', 'warning', 'tellsPaths', policy)
    : finding('Referrer-Policy', 'ok', 'set')
}

/** Whether a file of the backend that is opened in a window would run with the portal's origin. */
function sandboxFinding({ headers }: Probe): Finding {
  const [, flags] = /(?:^|[;,])\s*sandbox\b([^;,]*)/i.exec(headers.get('content-security-policy') ?? '') ?? []
  const isSandboxed = flags !== undefined && !/allow-same-origin/i.test(flags)
  return isSandboxed ? finding('/api/', 'ok', 'sandboxed') : finding('/api/', 'warning', 'runsAsPortal')
}

interface ServerAnswers {
  readonly page: Probe
  readonly config: Probe
  /** The answer for a built file that doesn't exist. */
  readonly missingFile: Probe
  /** The backend's, where it comes from the portal's own origin. */
  readonly answer: Probe | undefined
  readonly isEncrypted: boolean
  /** Whether browsers respect headers that they ignore over plain http. */
  readonly isSecure: boolean
}

/** What the web server must do: caching, missing files, security headers. */
export function serverFindings({
  page,
  config,
  missingFile,
  answer,
  isEncrypted,
  isSecure,
}: ServerAnswers): Finding[] {
  const header = (name: string) => page.headers.get(name) ?? ''
  const isSet = (name: string, state: FindingState = 'warning') =>
    header(name) ? finding(name, 'ok', 'set') : finding(name, state, 'missing')
  const cacheControl = config.headers.get('cache-control') ?? ''
  const isMissed = missingFile.status === 404
  return [
    isRevalidated(cacheControl)
      ? finding('config.json', 'ok', 'revalidated')
      : finding('config.json', 'problem', 'cached', cacheControl || '–'),
    isMissed
      ? finding('/assets/', 'ok', 'notFound')
      : finding('/assets/', 'problem', 'fallback', missingFile.status),
    ...(answer ? [sandboxFinding(answer)] : []),
    header('content-security-policy').includes('frame-ancestors')
      ? finding('Content-Security-Policy', 'ok', 'set')
      : finding('Content-Security-Policy', 'warning', 'noFrames'),
    // Also same-origin-allow-popups. Browsers treat any other value as none.
    header('cross-origin-opener-policy').startsWith('same-origin')
      ? isSecure
        ? finding('Cross-Origin-Opener-Policy', 'ok', 'set')
        : finding('Cross-Origin-Opener-Policy', 'note', 'needsTls')
      : finding('Cross-Origin-Opener-Policy', 'warning', 'noOpener'),
    referrerFinding(header('referrer-policy')),
    isSet('X-Content-Type-Options'),
    ...(isEncrypted ? [isSet('Strict-Transport-Security', 'note')] : []),
  ]
}

const clockToleranceMs = 60_000

/** Whether the answer to a call without a certificate comes from the backend, i.e. is a refusal in its own format. */
export function backendFindings(subject: string, answer: Exclude<Answer, 'opaque'>, now: number): Finding[] {
  if (answer === 'refusedByPolicy') return [refusedByPolicy(subject, '$portal_call_origins')]
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

/** A backend on another origin that answers requests, but not those with these headers. */
export const refusedHeaders = (subject: string, headers: readonly string[]): Finding =>
  finding(subject, 'problem', 'refusedHeaders', headers.join(', '))

/** Whether the entry of a sub-app is a page that could be one. */
export function subAppFinding(name: string, answer: Answer, host: 'qiankun' | 'iframe'): Finding {
  if (answer === 'refusedByPolicy') return refusedByPolicy(name, '$portal_app_origins')
  if (answer === 'opaque') {
    // A page in its own window needn't be readable from here.
    return host === 'iframe' ? finding(name, 'note', 'opaque') : finding(name, 'problem', 'notAllowed')
  }
  if (answer instanceof RemoteError) {
    return answer.kind === 'network' ? finding(name, 'problem', 'noAnswer') : failure(name, answer)
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
