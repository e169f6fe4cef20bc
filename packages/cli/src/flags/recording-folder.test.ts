import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { recordingFolder } from './recording-folder.ts'

const root = resolve('checkout')

test.each(['monday', 'Monday-2', '_x', '2026'])('%s is with the fixtures', (name) => {
  expect(recordingFolder(name, root)).toBe(join(root, 'fixtures', 'recordings', name))
})

test.each(['./monday', '../monday', '/tmp/周一', 'a b/v1.2', 'monday/'])(
  '%s is a folder of its own',
  (name) => {
    expect(recordingFolder(name, root)).toBe(resolve(name))
  },
)

test.each(['', ' ', 'a b', '.', '..', '周一', 'v1.2', '-x', 'monday '])('%j is neither', (name) => {
  expect(() => recordingFolder(name, root)).toThrow(
    `${JSON.stringify(name)} is no name for a recording; expected letters, digits, - and _, or a folder with a slash, such as ./monday.`,
  )
})
