import { join, resolve } from 'node:path'
import { InvalidArgumentError } from '@commander-js/extra-typings'

/**
 * Where recordings lie: a plain name with the fixtures of the checkout or the current folder, anything with a slash in a folder of its own.
 * @throws {InvalidArgumentError} for what is neither
 */
export function recordingFolder(text: string, dataHome: string): string {
  if (/^\w[\w-]*$/.test(text)) return join(dataHome, 'fixtures', 'recordings', text)
  if (/[/\\]/.test(text)) return resolve(text)
  const expected = 'expected letters, digits, - and _, or a folder with a slash, such as ./monday'
  throw new InvalidArgumentError(`${JSON.stringify(text)} is no name for a recording; ${expected}.`)
}
