import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

export const checkoutRoot = resolve(import.meta.dirname, '../../../..')

/** What others wrote or what was made, and decisions of their time. */
const isApart = (name: string) =>
  name.startsWith('.') || ['node_modules', 'dist', 'decisions', 'packed', 'test-results'].includes(name)

const markdownBelow = (folder: string): string[] =>
  readdirSync(join(checkoutRoot, folder), { withFileTypes: true }).flatMap((entry) => {
    if (isApart(entry.name)) return []
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (entry.isDirectory()) return markdownBelow(path)
    return entry.name.endsWith('.md') ? [path] : []
  })

/** What people read, by its path in the checkout. */
export const documents: readonly string[] = markdownBelow('').toSorted()

export const textOf = (document: string) => readFileSync(join(checkoutRoot, document), 'utf8')

export interface DocumentedLine {
  /** The document. */
  readonly place: string
  /** Without remarks. */
  readonly line: string
  /** A command to be typed as it is; in running text it may lack required parts. */
  readonly isWhole: boolean
}

const fences = /^ *```(\w*)(?: (\S+))?\n([\s\S]*?)^ *```$/gm

/** Blocks without a language contain commands, too: all others name theirs. */
const shells = ['', 'sh']

/** Remarks follow a `#` or several spaces. */
const withoutRemark = (line: string) => line.trim().split(/ +#|\s{3,}/)[0] ?? ''

/** Lines of shell blocks, then inline code. */
export function linesIn(place: string, text = textOf(place)): readonly DocumentedLine[] {
  const blocks = [...text.matchAll(fences)].flatMap(([, language = '', , block = '']) =>
    shells.includes(language) ? block.split('\n') : [],
  )
  const spans = [...text.replaceAll(fences, '').matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span)
  return [
    ...blocks.map((line) => ({ place, line: withoutRemark(line), isWhole: true })),
    ...spans.map((span) => ({ place, line: withoutRemark(span.replaceAll('\\|', '|')), isWhole: false })),
  ].filter(({ line }) => line !== '')
}

/** Files that a document shows, such as ```csv people.csv. */
export const filesIn = (text: string): readonly { readonly name: string; readonly content: string }[] =>
  [...text.matchAll(fences)].flatMap(([, , name, content = '']) =>
    name === undefined ? [] : [{ name, content }],
  )

/** Words as a shell splits them, up to a redirection. */
export const shellWords = (line: string): readonly string[] =>
  [...(line.split(/ >>? /)[0] ?? '').matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(
    ([, single, double, plain = '']) => single ?? double ?? plain,
  )

/** The words after `portal`; undefined for other commands. */
export function portalWords(line: string): readonly string[] | undefined {
  const [, command] = /^(?:npx )?(?:portal|node packages\/cli\/bin\/portal\.js) (?!=)(.+)$/.exec(line) ?? []
  return command === undefined ? undefined : shellWords(command)
}

/** In place of what people choose: `NAME`, `<name>` or an ellipsis. */
export const hasPlaceholder = (words: readonly string[]) =>
  words.some((word) => /^<|^[A-Z]+(,…)?$|…|\|/.test(word) || /=[A-Z]+$/.test(word))
