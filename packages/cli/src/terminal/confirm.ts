import { createInterface } from 'node:readline/promises'
import { Failure } from '../failure.ts'

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
