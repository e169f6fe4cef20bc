import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { Failure } from '../failure.ts'

/** Asks the person at the terminal for a text that is not shown. @throws {Failure} when the person gives up */
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
