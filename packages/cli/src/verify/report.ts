import { callIds, calls } from '@portal/protocol/registry'
import { table } from '../terminal/terminal.ts'
import type { CallResult, Departure, Outcome } from './call-result.ts'
import { type BackendFinding, configLines } from './findings.ts'

/** What was verified, and as whom. */
export interface Verified {
  readonly url: string
  readonly user: string
  readonly results: readonly CallResult[]
  /** What the installation has to know beside. */
  readonly findings: readonly BackendFinding[]
}

const needsWork = ({ outcome }: CallResult) => outcome !== 'fine' && outcome !== 'skipped'

/** Whether every tried call conforms to the contract. */
export const isAllFine = (results: readonly CallResult[]): boolean => !results.some(needsWork)

/** How many calls there are of each outcome, e.g. `28 fine, 2 differ`. */
export function summaryOf(results: readonly CallResult[]): string {
  const counts = Object.entries(words).flatMap(([outcome, word]) => {
    const count = results.filter((result) => result.outcome === outcome).length
    return count > 0 ? [`${count} ${word}`] : []
  })
  const slow = results.filter((result) => result.slow).length
  const lost = results.flatMap(({ departures }) => departures).filter(({ copes }) => !copes).length
  return [
    ...counts,
    ...(lost > 0 ? [`${lost} departures that the portal does not cope with`] : []),
    ...(slow > 0 ? [`${slow} slow`] : []),
  ].join(', ')
}

const words: Readonly<Record<Outcome, string>> = {
  fine: 'as the contract says',
  differs: 'departing from it',
  refused: 'refused',
  missing: 'missing',
  failed: 'failing',
  skipped: 'not tried',
}

const wordOf = ({ outcome, slow }: CallResult) => (slow ? `${outcome}, slow` : outcome)

const departureText = ({ copes, path, expected, found, times }: Departure) =>
  `${copes ? 'read ' : 'lost '} ${path || 'the whole'}: expected ${expected}, found ${found}${times > 1 ? ` (${times} times)` : ''}`

/**
 * For the terminal: a line for each call, below it where its answer departs, and whether the portal reads it anyway.
 */
export function resultTable(results: readonly CallResult[]): string {
  const rows = results.map((result) => {
    const { call, httpStatus, durationMs, says } = result
    return [
      wordOf(result),
      call,
      String(httpStatus ?? '–'),
      durationMs === undefined ? '–' : `${durationMs} ms`,
      says,
    ]
  })
  const [header, ...lines] = table([['outcome', 'call', 'HTTP', 'time', ''], ...rows]).split('\n')
  const below = lines.map((line, place) =>
    [line, ...(results[place]?.departures ?? []).map((departure) => `    ${departureText(departure)}`)].join(
      '\n',
    ),
  )
  return [header, ...below].join('\n')
}

/** Findings with the lines to put into `config.json`; empty without any. */
export function findingsText(findings: readonly BackendFinding[]): string {
  const lines = configLines(findings)
  const remarks = findings.map(({ remark }) => `- ${remark}`).join('\n')
  return lines === '' ? remarks : `${remarks}\n\nFor config.json:\n\n\`\`\`json\n${lines}\n\`\`\``
}

/** A document to work through, call by call. */
export function reportDocument({ url, user, results, findings }: Verified): string {
  return `# ${url} beside the contract of the portal

As ${user}: ${summaryOf(results)}. Only calls that change nothing were made. What they should answer is at \`/docs\` of the portal's offline
backend, and in \`portal openapi\`.

| outcome | calls |
|---|---|
${Object.keys(words)
  .flatMap((outcome) => {
    const these = results.filter((result) => result.outcome === outcome).map(({ call }) => `\`${call}\``)
    return these.length > 0 ? [`| ${outcome} | ${these.join(', ')} |`] : []
  })
  .join('\n')}

${findingsText(findings)}

${results
  .filter((result) => needsWork(result) || result.slow)
  .map(section)
  .join('\n')}
${untriedSection(results)}`
}

/** Calls that change data or go to another host: verify them manually in the portal. */
function untriedSection(results: readonly CallResult[]): string {
  const tried = new Set(results.map(({ call }) => call))
  const untried = callIds.filter((id) => !tried.has(id))
  const rows = untried.map(
    (id) => `| \`${id}\` | \`${calls[id].method} ${calls[id].path}\` | ${calls[id].summary} |`,
  )
  return `## Not tried\n\nThese change something, or go to another host. Try them in the portal; paths that the specification does not show are
named in \`portal openapi --assumed\`.\n\n| call | as the contract has it | what it does |\n|---|---|---|\n${rows.join('\n')}\n`
}

function section(result: CallResult): string {
  const { call, method, path, says, departures, durationMs } = result
  const advice = adviceOnOutcome[result.outcome]
  const facts = [
    `- Asked: \`${method} ${path}\``,
    `- What happened: ${says || 'as the contract says'}${durationMs === undefined ? '' : `, after ${durationMs} ms`}`,
    ...(advice && departures.length === 0
      ? [`- The portal: ${advice.portal}`, `- To do: ${advice.todo}`]
      : []),
    ...(result.slow
      ? ['- Slow: people wait for it; the portal gives up after 30 seconds unless configured otherwise']
      : []),
  ]
  const rows = departures.map(
    ({ path: place, expected, found, times, portal, todo }) =>
      `| ${[`\`${place || '(all of it)'}\``, expected, `${found}${times > 1 ? `, ${times} times` : ''}`, portal, todo].map(cell).join(' | ')} |`,
  )
  const list =
    rows.length === 0
      ? ''
      : `\n\n| where | expected | found | what the portal does | to do |\n|---|---|---|---|---|\n${rows.join('\n')}`
  return `## ${call}\n\n${facts.join('\n')}${list}\n`
}

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ')

const adviceOnOutcome: Readonly<
  Partial<Record<Outcome, { readonly portal: string; readonly todo: string }>>
> = {
  refused: {
    portal: 'It shows the message of the backend, or ends the session where the certificate is not known.',
    todo: 'Look whether this account may make the call, and whether the values fit; try another account.',
  },
  missing: {
    portal: 'It says that the system failed wherever it makes this call.',
    todo: 'Name the path that the backend has for it in `callPaths` of config.json.',
  },
  failed: {
    portal: 'It says that the system failed wherever it makes this call.',
    todo: 'Look at the log of the backend, or of the proxy before it, at this time.',
  },
}
