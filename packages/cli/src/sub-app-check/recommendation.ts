/** What can hold the pages of a sub-app. */
export type Host = 'qiankun' | 'iframe'

/**
 * One check result. `problem`: it won't work in the portal, or harms it; `advice`: it works, but not well; `unknown`:
 * it could not be checked.
 */
export interface Finding {
  readonly about: string
  readonly verdict: 'ok' | 'advice' | 'problem' | 'unknown'
  /** What was found, why it matters and what to do. */
  readonly remark: string
  /** The one host that it holds for; for both without. */
  readonly host?: Host
  /** Files of pictures that show it. */
  readonly pictures?: readonly string[]
}

export const ok = (about: string, remark: string): Finding => ({ about, verdict: 'ok', remark })
export const advice = (about: string, remark: string): Finding => ({ about, verdict: 'advice', remark })
export const problem = (about: string, remark: string): Finding => ({ about, verdict: 'problem', remark })
export const unknown = (about: string, remark: string): Finding => ({ about, verdict: 'unknown', remark })

export const isProblem = ({ verdict }: Finding): boolean => verdict === 'problem'

/** The first few of a list, and how many more there are. */
export function some(items: readonly string[], most = 4): string {
  const rest = items.length - most
  return items.slice(0, most).join(', ') + (rest > 0 ? ` and ${rest} more` : '')
}

/** What holds for a page in any place; everything else is about sharing a window. */
const anywhere = new Set(['page', 'files', 'redirect', 'size', 'bridge', 'dialogs'])

interface Verdict {
  /** Whether it works in the recommended host; null where that was not tried, since mounting is most of the answer. */
  readonly works: boolean | null
  readonly host: Host
  readonly reason: string
  /** With the host each is about, and the problems of the other host as advice. */
  readonly findings: readonly Finding[]
}

/**
 * Recommends one host: qiankun unless the page works in an iframe alone.
 * @param wanted what the installation has
 */
export function verdictOf(all: readonly Finding[], wanted?: Host): Verdict {
  const findings = all.map(
    (finding): Finding =>
      finding.host || anywhere.has(finding.about) ? finding : { ...finding, host: 'qiankun' },
  )
  const problemsIn = (host: Host) => findings.filter((one) => isProblem(one) && (one.host ?? host) === host)
  const isTried = (host: Host) =>
    findings.some(
      ({ about, verdict, host: its }) =>
        its === host && verdict !== 'unknown' && /^(?:mounting|iframe)/.test(about),
    )
  const needsFrame =
    problemsIn('qiankun').length > 0 && isTried('iframe') && problemsIn('iframe').length === 0
  const host = wanted ?? (needsFrame ? 'iframe' : 'qiankun')
  const isWrong = problemsIn(host).length > 0
  return {
    works: isWrong ? false : isTried(host) ? true : null,
    host,
    reason: reasonFor(host, problemsIn('qiankun'), isWrong),
    findings: findings.map((one) =>
      isProblem(one) && one.host !== undefined && one.host !== host ? { ...one, verdict: 'advice' } : one,
    ),
  }
}

function reasonFor(host: Host, inQiankun: readonly Finding[], isWrong: boolean): string {
  if (isWrong) return 'it has problems there'
  if (host === 'qiankun') return 'nothing is wrong with it there, and it opens faster than in an iframe'
  const [first] = inQiankun
  return first ? `in qiankun its ${first.about} is not right` : 'it is right there'
}

/** The line for `subApps` of `config.json`. */
export function configLine(entry: string, host: Host, ownNames: readonly string[]): string {
  const names = host === 'qiankun' && ownNames.length > 0 ? { ownNames } : {}
  const app = { entry, ...(host === 'iframe' && { host }), ...names }
  return `"NAME": ${JSON.stringify(app, null, 1).replace(/\n\s*/g, ' ')}`
}
