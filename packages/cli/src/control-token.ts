import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { Failure, UsageError } from './failure.ts'
import type { Terminal } from './terminal/terminal.ts'

/** Where a token for the control API may come from. */
export interface ControlTokenChoice {
  readonly controlToken?: string
  /** The content of the file. */
  readonly controlTokenFile?: string
}

/** The error in a token, as a sentence; undefined for one that a header can carry. */
export const tokenProblem = (text: string): string | undefined =>
  /^[!-~]+$/.test(text) ? undefined : 'Expected a token of letters, digits and signs, without spaces'

/**
 * The token for the control API; a flag wins over the environment.
 * @throws {UsageError} when that of the environment is none
 */
export function controlTokenOf(
  { controlToken, controlTokenFile }: ControlTokenChoice,
  { PORTAL_CONTROL_TOKEN: given = '' }: Readonly<NodeJS.ProcessEnv> = process.env,
): string | undefined {
  const chosen = controlToken ?? controlTokenFile
  if (chosen !== undefined || given === '') return chosen
  const problem = tokenProblem(given)
  if (problem) throw new UsageError(`PORTAL_CONTROL_TOKEN: ${problem}.`)
  return given
}

/**
 * The content of a file, or standard input for `-`.
 * @throws {Failure} when it is unreadable or no text
 */
export async function textOfFile(file: string, terminal: Terminal): Promise<string> {
  if (file === '-') return decoded(await buffer(process.stdin), 'Standard input', terminal)
  let bytes: Uint8Array
  try {
    bytes = await readFile(file)
  } catch (cause) {
    const reason = cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause)
    throw new Failure(`The file ${file} cannot be read (${reason}).`, { cause })
  }
  return decoded(bytes, `The file ${file}`, terminal)
}

/** A value of the command line: the text itself, the content of `@file`, or standard input for `-`. */
export const textOrFile = async (value: string, terminal: Terminal): Promise<string> =>
  value === '-' || value.startsWith('@') ? textOfFile(value.replace(/^@/, ''), terminal) : value

/** Excel on a Chinese Windows saves a CSV in GBK, a part of GB18030; a text of another encoding may pass as one, hence the remark. */
function decoded(bytes: Uint8Array, what: string, terminal: Terminal): string {
  const text = decodedAs('utf-8', bytes)
  if (text !== undefined) return text
  const chinese = decodedAs('gb18030', bytes)
  // Text has no zero bytes; UTF-16 has many.
  if (chinese === undefined || bytes.includes(0))
    throw new Failure(`${what} cannot be read as text; expected UTF-8, or GB18030 (GBK).`)
  terminal.note(`${what} is not UTF-8; it was read as GB18030 (GBK).`)
  return chinese
}

function decodedAs(encoding: 'utf-8' | 'gb18030', bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
