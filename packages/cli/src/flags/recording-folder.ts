import { join, resolve } from 'node:path'
import { InvalidArgumentError } from '@commander-js/extra-typings'

/**
 * The folder of recordings: a plain name is below the fixtures of the checkout or the current folder; anything with a
 * slash is a path.
 * @throws {InvalidArgumentError} for anything else
 */
export function recordingFolder(text: string, dataHome: string): string {
  if (/^\w[\w-]*$/.test(text)) return join(dataHome, 'fixtures', 'recordings', text)
  if (/[/\\]/.test(text)) return resolve(text)
  const expected = 'expected letters, digits, - and _, or a folder with a slash, such as ./monday'
  throw new InvalidArgumentError(`${JSON.stringify(text)} is no name for a recording; ${expected}.`)
}
