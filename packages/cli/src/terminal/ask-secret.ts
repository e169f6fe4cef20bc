import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { Failure } from '../failure.ts'

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
