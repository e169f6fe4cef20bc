import { type EntryKindName, entryKindOf } from '@portal/protocol/entries/entry-kinds'
import { fieldNamed, type RawEntry, unknownField } from '@portal/protocol/entries/read-entry'
import { parseCsv } from '@portal/protocol/rules/csv'
import { isMap, isNode, isSeq, LineCounter, parseDocument } from 'yaml'
import { StoreError } from '../store-error.ts'

export const entryFileFormats = ['yaml', 'json', 'csv'] as const
export type EntryFileFormat = (typeof entryFileFormats)[number]

/** Entries of a file, each with the place that messages name, such as `users.csv:3`. */
export interface EntryFile {
  readonly entries: readonly RawEntry[]
  readonly places: readonly string[]
}

/** By the extension, else by how the text starts, as for standard input. */
function formatOf(name: string, text: string): EntryFileFormat {
  const ending = /\.(yaml|yml|json|csv)$/i.exec(name)?.[1]?.toLowerCase()
  if (ending !== undefined) return ending === 'yml' ? 'yaml' : (ending as EntryFileFormat) // the expression admits no other
  const [first = ''] = text.trimStart().split(/\r?\n/, 1)
  if (/^[[{]/.test(first)) return 'json'
  return /^(#|-( |$)|[\w-]+:( |$))/.test(first) ? 'yaml' : 'csv'
}

/**
 * Parses a file with entries of one kind: a table with field names in its first line, a list, or such a list under the
 * kind's name (`users:`).
 * @throws {StoreError} with file, line, column and what was expected
 */
export function readEntryFile(
  kind: EntryKindName,
  name: string,
  text: string,
  format: EntryFileFormat = formatOf(name, text),
): EntryFile {
  const file = format === 'csv' ? readTable(kind, name, text) : readList(kind, name, text)
  if (file.entries.length === 0) throw new StoreError(`${name}: holds no ${entryKindOf(kind).plural}`)
  return file
}

function readTable(kind: EntryKindName, name: string, text: string): EntryFile {
  const table = parseCsv(text)
  if ('unclosedAt' in table) throw new StoreError(`${name}:${table.unclosedAt}: a quote is not closed`)
  const [head, ...rows] = table.rows
  if (!head) throw new StoreError(`${name}: is empty; expected the names of fields in its first line`)
  const columns = head.cells.map((cell) => cell.trim())
  const problems = columns.flatMap((column, index) => {
    if (fieldNamed(kind, column) === undefined) {
      const { message } = unknownField(kind, column)
      return [`${name}:${head.line}: column ${index + 1}, ${column || 'without a name'}: ${message}`]
    }
    return columns.indexOf(column) < index
      ? [`${name}:${head.line}: column ${index + 1}, ${column}: is there twice`]
      : []
  })
  for (const { line, cells } of rows) {
    if (cells.length > columns.length) {
      problems.push(
        `${name}:${line}: has ${cells.length} values for ${columns.length} columns; quote a value that holds a comma`,
      )
    }
  }
  if (problems.length > 0) throw new StoreError(problems.slice(0, 20).join('\n'))
  return {
    entries: rows.map(({ cells }) =>
      Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? ''])),
    ),
    places: rows.map(({ line }) => `${name}:${line}`),
  }
}

/** JSON is parsed as YAML, its superset, so that both report lines. */
function readList(kind: EntryKindName, name: string, text: string): EntryFile {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  const placeOf = (node: unknown) =>
    `${name}:${isNode(node) && node.range ? lines.linePos(node.range[0]).line || 1 : 1}`
  const [mistake] = document.errors
  if (mistake) throw new StoreError(`${name}:${lines.linePos(mistake.pos[0]).line}: ${mistake.message}`)
  const { plural } = entryKindOf(kind)
  const root: unknown = document.contents
  const list: unknown = isMap(root) && root.has(plural) ? root.get(plural, true) : root
  if (!isSeq(list)) {
    throw new StoreError(`${placeOf(list)}: expected a list of ${plural}, or one under the name ${plural}`)
  }
  return {
    entries: list.items.map((item) => {
      if (!isMap(item))
        throw new StoreError(`${placeOf(item)}: expected the fields of a ${kind}, such as name: value`)
      return item.toJS(document)
    }),
    places: list.items.map(placeOf),
  }
}
