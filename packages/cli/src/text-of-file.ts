import { readFile } from 'node:fs/promises'
import { text as readAll } from 'node:stream/consumers'
import { Failure } from './failure.ts'

/** What a file holds, or standard input for `-`. @throws {Failure} when it can't be read */
export async function textOfFile(file: string): Promise<string> {
  if (file === '-') return readAll(process.stdin)
  try {
    return await readFile(file, 'utf8')
  } catch (cause) {
    const reason = cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause)
    throw new Failure(`The file ${file} cannot be read (${reason}).`, { cause })
  }
}

/** A value of the command line: the text itself, `@file` for what a file holds, `-` for standard input. */
export const textOrFile = async (value: string): Promise<string> =>
  value === '-' || value.startsWith('@') ? textOfFile(value.replace(/^@/, '')) : value
