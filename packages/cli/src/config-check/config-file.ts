import { productionProblems } from '@portal/protocol/installation/config-problems'
import { completeConfigRules, configProblems } from '@portal/protocol/installation/config-rules'
import type { RuntimeConfig } from '@portal/protocol/installation/config-schema'
import type { ValueRule } from '@portal/protocol/installation/value-rule'
import { type ConfigProblem, problemInWords } from '@portal/protocol/installation/value-rule'
import { nearest } from '@portal/protocol/rules/nearest'
import { isMap, isNode, isPair, isScalar, isSeq, LineCounter, parseDocument, Scalar, visit } from 'yaml'

/** A mistake in a `config.json`; line and column count from 1. */
export interface FileProblem {
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
