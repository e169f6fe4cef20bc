import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describeErrors } from '@portal/store/fixtures/describe-errors'
import { StoreError, systemErrorCode } from '@portal/store/store-error'
import { Value } from 'typebox/value'
import { Recording } from './recording.ts'

/** All recordings of a folder. @throws {StoreError} naming the file that is none, and what was expected of it */
export async function readRecordings(folder: string): Promise<Recording[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    const reason = systemErrorCode(error) ?? String(error)
    throw new StoreError(`There are no recordings in ${folder} (${reason})`, { cause: error })
  })
  const files = names.filter((name) => name.endsWith('.json')).toSorted()
  if (files.length === 0) throw new StoreError(`There are no recordings in ${folder}`)
  return Promise.all(
    files.map(async (name) => parseRecording(name, await readFile(join(folder, name), 'utf8'))),
  )
}

function parseRecording(name: string, text: string): Recording {
  const value = parsed(name, text)
  if (Value.Check(Recording, value)) return value
  const problems = describeErrors(Recording, value).map(({ message }) => message)
  throw new StoreError(`${name} is no recording: ${[...new Set(problems)].join('; ')}`)
}

function parsed(name: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new StoreError(`${name} is no recording: it is not JSON (${(error as Error).message})`, {
      cause: error,
    }) // a SyntaxError
  }
}
