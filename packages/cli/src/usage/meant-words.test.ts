import { expect, test } from 'vitest'
import { commandTree } from '../testing/command-tree.ts'
import { readableWords, usualWords } from './meant-words.ts'

const program = await commandTree()
const wordsOf = (line: string) => line.split(' ')

test.each([
  ['help', '--help'],
  ['help world list', 'world list --help'],
  ['version', '--version'],
  ['-v', '--version'],
  ['version x', 'version x'],
  ['world list', 'world list'],
])('%s is meant as %s', (given, meant) => {
  expect(usualWords(wordsOf(given))).toEqual(wordsOf(meant))
})

test.each([
  ['clock travel -2d', 'clock travel -- -2d'],
  ['clock travel -2d --world training --json', 'clock travel --world training --json -- -2d'],
  ['clock travel --json -2d', 'clock travel --json -- -2d'],
  ['clock travel -- -2d', 'clock travel -- -2d'],
  ['seed order --ordered -2d', 'seed order --ordered -2d'],
  ['seed orders --count -5', 'seed orders --count -5'],
  ['world list --help', 'world list --help'],
  ['world --help', 'world --help'],
  ['world help list --help', 'world help list --help'],
  ['wrld --help', 'wrld'],
  ['world lst -h', 'world lst'],
])('%s is read as %s', (given, read) => {
  expect(readableWords(wordsOf(given), program)).toEqual(wordsOf(read))
})
