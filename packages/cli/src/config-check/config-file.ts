import { callMetadata } from '@portal/protocol/call-metadata'
import { installedCall } from '@portal/protocol/client'
import { isEnvelope } from '@portal/protocol/envelope'
import { productionProblems } from '@portal/protocol/installation/config-problems'
import { completeConfigRules, configProblems } from '@portal/protocol/installation/config-rules'
import type { RuntimeConfig } from '@portal/protocol/installation/config-schema'
import { type ConfigProblem, problemInWords, type ValueRule } from '@portal/protocol/installation/value-rule'
import { nearest } from '@portal/protocol/rules/nearest'
import { isMap, isNode, isPair, isScalar, isSeq, LineCounter, parseDocument, Scalar, visit } from 'yaml'
import { allowsEval, framingProblems, isAllowed } from '../content-policy.ts'
import { type Finding, ok, problem } from '../sub-app-check/recommendation.ts'
import { whyNotLoaded } from '../sub-app-check/reported-errors.ts'
import { askFor } from '../sub-app-check/served-file.ts'

/** A mistake in a `config.json`; line and column count from 1. */
interface FileProblem {
  readonly line: number
  readonly column: number
  readonly message: string
}

interface CheckedFile {
  /** In the order of the file. */
  readonly problems: readonly FileProblem[]
  /** The content, if it can be used apart from these problems. */
  readonly config?: RuntimeConfig
}

/**
 * Everything that is wrong with the text of a `config.json`.
 * @param isForProduction whether a portal that is built for production reads it
 */
export function checkConfigText(text: string, isForProduction: boolean): CheckedFile {
  const lines = new LineCounter()
  // JSON is a part of YAML, whose parser knows positions and names that are there twice.
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  const at = (offset: number, message: string): FileProblem => {
    const { line, col } = lines.linePos(Math.min(offset, text.length))
    return { line: Math.max(line, 1), column: Math.max(col, 1), message }
  }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { problems: [at(mistakeIn(document, reason) ?? 0, `is no JSON: ${reason}`)] }
  }
  const places = placesIn(document.contents)
  const repeated = document.errors.map(({ pos: [offset] }) =>
    at(offset, 'is there twice; the last one counts'),
  )
  const found = configProblems(value)
  // Only what agrees with the schema has its type.
  const config = found.length === 0 || found.every(isOfSubApps) ? (value as RuntimeConfig) : undefined
  const unfit = config && isForProduction ? productionProblems(config) : []
  const wrong = [...found, ...unfit].map((problem) =>
    at(offsetOf(problem, places), `${problemInWords(problem)}${meantIn(problem)}`),
  )
  const problems = [...repeated, ...wrong].toSorted((a, b) => a.line - b.line || a.column - b.column)
  return { problems, ...(config && { config }) }
}

/** They are looked for in a configuration that agrees with the schema. */
const isOfSubApps = ({ expected }: ConfigProblem) => expected === 'entry' || expected === 'opened'

type Document = ReturnType<typeof parseDocument>

/** Where a text stops being JSON: where it is no YAML either, what the parser of JSON says, or what only YAML has. */
function mistakeIn(document: Document, reason: string): number | undefined {
  const [error] = document.errors
  const position = /at position (\d+)/.exec(reason)?.[1]
  if (position !== undefined) return Number(position)
  if (error) return error.pos[0]
  let offset: number | undefined
  visit(document, {
    Scalar(_key, { type, source = '', range }) {
      if (type === Scalar.QUOTE_DOUBLE || (type === Scalar.PLAIN && isJson(source))) return undefined
      offset = range?.[0]
      return visit.BREAK
    },
  })
  return offset
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

interface Place {
  readonly name: number
  readonly value: number
}
type Places = ReadonlyMap<string, Place>

const startOf = (node: unknown) => (isNode(node) && node.range ? node.range[0] : 0)

/** The offsets of all values by their paths, which are written as in problems. */
function placesIn(node: unknown, field = '', name = startOf(node)): Places {
  const inside = (key: string | number, part: unknown, keyAt?: number) =>
    placesIn(part, (field && `${field}.`) + key, keyAt)
  const parts = isMap(node)
    ? node.items
        .filter(isPair)
        .map(({ key, value }) => inside(String(isScalar(key) ? key.value : key), value, startOf(key)))
    : isSeq(node)
      ? node.items.map((item, index) => inside(index, item))
      : []
  return new Map([[field, { name, value: startOf(node) }], ...parts.flatMap((part) => [...part])])
}

/** A wrong value, the name of one that is not known, or what should hold a missing one. */
function offsetOf({ field, expected }: ConfigProblem, places: Places): number {
  const found = places.get(field === 'config.json' ? '' : field)
  if (found) return expected === 'nothing' ? found.name : found.value
  const dot = field.lastIndexOf('.')
  return dot < 0 ? (places.get('')?.value ?? 0) : offsetOf({ field: field.slice(0, dot), expected }, places)
}

/** Which name was most likely meant. */
function meantIn({ field, expected }: ConfigProblem): string {
  if (expected !== 'nothing') return ''
  const path = field.split('.')
  const name = path.pop() ?? ''
  const around = path.reduce<ValueRule | undefined>(
    (rule, part) =>
      rule?.properties?.[part] ?? rule?.items ?? Object.values(rule?.patternProperties ?? {})[0],
    completeConfigRules,
  )
  const near = nearest(name, Object.keys(around?.properties ?? {}))
  return near === undefined ? '' : `; did you mean ${near}?`
}

const patienceMs = 15_000

/** The page of the portal, with the content policy that its server sends. */
interface Site {
  readonly page: URL
  readonly policy: string
}

const ask = (address: URL, { page }: Pick<Site, 'page'>, init: RequestInit = {}) =>
  askFor(address.href, page.origin, { ...init, signal: AbortSignal.timeout(patienceMs) })

/** The findings about one thing; a failed request is one of them. */
async function about(name: string, address: URL, check: () => Promise<string[]>): Promise<Finding[]> {
  const problems = await check().catch((error: unknown) => [whyNotLoaded(address.href, error)])
  return problems.length === 0
    ? [ok(name, `${address.href} can be used.`)]
    : problems.map((remark) => problem(name, remark))
}

const refusedByPolicy = (directive: string, { origin }: URL) =>
  `The content policy of the portal does not allow ${origin}: add it to ${directive}.`

/** Asks what a configuration names as a page of the portal at `url` would. */
export async function checkSite(config: RuntimeConfig, url: string): Promise<Finding[]> {
  const page = new URL(url)
  let policy = ''
  const own = await about('portal', page, async () => {
    const { ok: isThere, status, headers } = await ask(page, { page })
    policy = headers.get('content-security-policy') ?? ''
    return [
      ...(isThere ? [] : [`${url} answers with HTTP ${status}.`]),
      ...(allowsEval(policy) || Object.values(config.subApps).every(({ host }) => host === 'iframe')
        ? []
        : ["Its content policy lacks 'unsafe-eval' in script-src, by which sub-apps are run."]),
    ]
  })
  const site: Site = { page, policy }
  const others = await Promise.all([
    checkBackend(config, site),
    ...Object.entries(config.subApps).map(([name, app]) => checkSubApp(name, app, site)),
  ])
  return [...own, ...others.flat()]
}

/** A call that any backend answers, if only by a refusal; from another origin after a preflight. */
function checkBackend(config: RuntimeConfig, site: Site): Promise<Finding[]> {
  const call = installedCall('getUserInfo', callMetadata.getUserInfo, config.callPaths)
  const address = new URL(config.apiBase + call.path, site.page)
  const sent = ['certificate', 'content-type', ...(config.requestIds === false ? [] : ['x-request-id'])]
  return about('backend', address, async () => {
    const response = await ask(address, site, { headers: { Certificate: 'portal-config-check' } })
    const isBackend = isEnvelope(await response.json().catch(() => undefined)) || response.status === 401
    const problems = isBackend
      ? []
      : [
          `${address.href} answers with HTTP ${response.status} and no envelope: is it the backend, and apiBase right?`,
        ]
    if (address.origin === site.page.origin) return problems
    const preflight = await ask(address, site, {
      method: 'OPTIONS',
      headers: { 'Access-Control-Request-Method': 'POST', 'Access-Control-Request-Headers': sent.join(',') },
    })
    const allowed = (preflight.headers.get('access-control-allow-headers') ?? '')
      .toLowerCase()
      .split(/\s*,\s*/)
    const refused = allowed.includes('*') ? [] : sent.filter((name) => !allowed.includes(name))
    return [
      ...problems,
      ...sharingProblems(preflight, address, site),
      ...(refused.length > 0
        ? [`${address.origin} refuses the headers ${refused.join(', ')} (Access-Control-Allow-Headers).`]
        : []),
      ...(isAllowed(site.policy, 'connect-src', address, site.page)
        ? []
        : [refusedByPolicy('connect-src', address)]),
    ]
  })
}

function sharingProblems({ headers }: Response, { origin }: URL, { page }: Site): string[] {
  const allowed = headers.get('access-control-allow-origin')
  if (origin === page.origin || allowed === '*' || allowed === page.origin) return []
  return [`${origin} does not allow ${page.origin} (Access-Control-Allow-Origin).`]
}

/** Whether the entry of a sub-app is a page that the portal may load, or show in an iframe. */
function checkSubApp(
  name: string,
  { entry, host = 'qiankun' }: RuntimeConfig['subApps'][string],
  site: Site,
) {
  const address = new URL(entry.replace('{path}', ''), site.page)
  return about(`sub-app ${name}`, address, async () => {
    const response = await ask(address, site)
    const directive = host === 'iframe' ? 'frame-src' : 'connect-src'
    return [
      ...(response.ok && /html/i.test(response.headers.get('content-type') ?? '')
        ? []
        : [`${address.href} answers with HTTP ${response.status} and no page.`]),
      ...(host === 'iframe'
        ? framingProblems(response.headers, address, site.page)
        : sharingProblems(response, address, site)),
      ...(isAllowed(site.policy, directive, address, site.page) ? [] : [refusedByPolicy(directive, address)]),
    ]
  })
}
