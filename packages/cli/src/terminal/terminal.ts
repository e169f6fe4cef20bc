/** Where a command writes: results to stdout, everything else to stderr, so that results can be piped. */
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
