import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import type { OnProgress } from '@portal/store/progress'
import { eastAsianWidth } from 'get-east-asian-width'
import { Failure } from '../failure.ts'

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

/**
 * Prompts for a secret, without echo.
 * @throws {Failure} when the person cancels
 */
export async function askSecret(question: string): Promise<string> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: process.stdin, output: nowhere, terminal: true })
  const givenUp = new Promise<never>((_resolve, reject) => {
    for (const event of ['SIGINT', 'close'] as const)
      lines.once(event, () => reject(new Failure('No password was given.')))
  })
  process.stderr.write(question)
  try {
    return await Promise.race([lines.question(''), givenUp])
  } finally {
    lines.close()
    process.stderr.write('\n')
  }
}

interface Person {
  readonly input: NodeJS.ReadStream | (NodeJS.ReadableStream & { readonly isTTY?: boolean })
  readonly output: NodeJS.WritableStream
}

/**
 * Asks for confirmation before data is deleted. Without a terminal there is no prompt.
 * @throws {Failure} unless the answer is yes
 */
export async function confirm(
  question: string,
  { input, output }: Person = { input: process.stdin, output: process.stderr },
): Promise<void> {
  if (!input.isTTY) return
  const lines = createInterface({ input, output })
  const ended = new Promise<string>((resolve) => lines.once('close', () => resolve('')))
  try {
    const answer = await Promise.race([lines.question(`${question} [y/N] `), ended])
    if (!/^y(es)?$/i.test(answer.trim())) throw new Failure('Nothing was changed.')
  } finally {
    lines.close()
  }
}
