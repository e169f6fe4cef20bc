import type { OnProgress } from '@portal/store/progress'
import { eastAsianWidth } from 'get-east-asian-width'

/** Output of a command: results to stdout, everything else to stderr, so that results can be piped. */
export interface Terminal {
  /** One line, or several, of the result. */
  result(text: string): void
  /** A remark for the person who watches. */
  note(text: string): void
}

export const processTerminal: Terminal = {
  result: (text) => void process.stdout.write(`${text}\n`),
  note: (text) => void process.stderr.write(`${text}\n`),
}

/** Rows as aligned columns; a Chinese character takes the place of two letters. */
export function table(rows: readonly (readonly string[])[], indent = ''): string {
  const widths: number[] = []
  for (const row of rows) {
    for (const [column, cell] of row.entries()) {
      widths[column] = Math.max(widths[column] ?? 0, displayWidth(cell))
    }
  }
  const pad = (cell: string, column: number) => cell + ' '.repeat((widths[column] ?? 0) - displayWidth(cell))
  return rows.map((row) => (indent + row.map(pad).join('  ')).trimEnd()).join('\n')
}

/** Combined signs are rare in names and counted one by one: the rules for them take 10 ms to load. */
const displayWidth = (text: string) =>
  Array.from(text, (sign) => eastAsianWidth(sign.codePointAt(0) ?? 0)).reduce((sum, width) => sum + width, 0)

const everyMilliseconds = 1_000

/**
 * Reports a long job in lines like `users: 500 of 1000, 250 a second, 2 s left`, at most one a second and none for a job
 * that is done.
 * @param now milliseconds, only their differences count
 */
export function progressLines(terminal: Terminal, now: () => number = () => performance.now()): OnProgress {
  let last = now()
  let begun = { task: '', done: 0, at: last }
  return ({ task, done, total }) => {
    if (task !== begun.task || done < begun.done) begun = { task, done: 0, at: last }
    if (done === total || now() - last < everyMilliseconds) return
    last = now()
    const rate = ((done - begun.done) * 1000) / (last - begun.at)
    const rest =
      done > begun.done ? `, ${Math.round(rate)} a second, ${Math.ceil((total - done) / rate)} s left` : ''
    terminal.note(`${task}: ${done} of ${total}${rest}`)
  }
}
