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
