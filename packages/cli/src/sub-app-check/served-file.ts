import { advice, type Finding, problem } from './finding.ts'

/** The portal that is imagined to ask. */
export const portalOrigin = 'http://localhost:8200'
const patienceMs = 15_000

/** A file, or page, of a sub-app as it comes from its server. */
export interface ServedFile {
  readonly url: string
  /** Where a redirect led; the same as `url` without one. */
  readonly from: string
  readonly text: string
  readonly type: string
  readonly isShared: boolean
}

/** @throws {Error} that says why it could not be had */
export async function get(url: string): Promise<ServedFile> {
  const response = await fetch(url, {
    headers: { origin: portalOrigin },
    signal: AbortSignal.timeout(patienceMs),
  })
  if (!response.ok) throw new Error(`it answers with ${response.status}`)
  const allowed = response.headers.get('access-control-allow-origin')
  return {
    url,
    from: response.redirected ? response.url : url,
    text: await response.text(),
    type: response.headers.get('content-type') ?? '',
    isShared: allowed === '*' || allowed === portalOrigin,
  }
}

export const nameOf = ({ url }: Pick<ServedFile, 'url'>): string => new URL(url).pathname

const wanted = {
  script: { about: 'entry script', what: 'a script', type: /(?:java|ecma)script/i, right: 'text/javascript' },
  sheet: { about: 'styles', what: 'a style sheet', type: /css/i, right: 'text/css' },
} as const

/** Whether a file is what the page names it as; undefined where it is. */
export function wrongKind(file: ServedFile, kind: keyof typeof wanted): Finding | undefined {
  const { about, what, type, right } = wanted[kind]
  if (/^\s*<(?:!doctype|\w)/i.test(file.text)) {
    return problem(
      about,
      `${nameOf(file)} is an HTML page, not ${what}: the server answers every address with its start page.`,
    )
  }
  if (file.type === '' || type.test(file.type)) return undefined
  return advice(
    about,
    `${nameOf(file)}, which the page names as ${what}, comes as ${file.type}. The portal takes it all the same, but a browser ` +
      `may refuse it where the page stands by itself. Have its server send it as ${right}.`,
  )
}
