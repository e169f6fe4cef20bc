import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { commandOf, commandTree } from './testing/command-tree.ts'
import { documents, linesIn, portalWords } from './testing/documented.ts'

const program = await commandTree()
const commands = documents
  .flatMap((document) => linesIn(document))
  .flatMap((one) => {
    const words = portalWords(one.line)
    return words ? [{ ...one, words }] : []
  })

/** Read where it is named. */
const folder = mkdtempSync(join(tmpdir(), 'portal-documents-'))
const tokenFile = join(folder, 'token.txt')
writeFileSync(tokenFile, 'secret')
afterAll(() => rmSync(folder, { recursive: true }))

/** Options without the command that `exec` runs. */
const optionsIn = (words: readonly string[]) =>
  words.slice(0, words.includes('--') ? words.indexOf('--') : undefined).filter((one) => one.startsWith('--'))

test('the documents have many commands', () => {
  expect(commands.filter(({ isWhole }) => isWhole).length).toBeGreaterThan(50)
  expect(commands.filter(({ isWhole }) => !isWhole).length).toBeGreaterThan(80)
})

test.each(commands.map((one) => [one.line, one.place, one] as const))('%s (%s)', (_line, _place, one) => {
  const [command, rest] = commandOf(one.words, program)
  const known = [command, ...command.commands].flatMap(({ options }) => options.map(({ long }) => long))
  const common = ['--help', '--debug', '--version']
  expect(optionsIn(rest).filter((option) => ![...known, ...common].includes(option))).toEqual([])
  // A family may be meant as a whole, with a placeholder for its verb.
  if (command.commands.length > 0) return expect(rest[0] ?? 'VERB').toMatch(/^(--.*|[A-Z]+|…)$/)
  // In running text it may lack required parts.
  if (!one.isWhole) return
  const { operands, unknown } = command.parseOptions(
    rest.map((word) => (word === 'token.txt' ? tokenFile : word)),
  )
  expect(unknown.filter((word) => word !== '--')).toEqual([])
  const { registeredArguments: wanted } = command
  expect(operands.length).toBeGreaterThanOrEqual(wanted.filter(({ required }) => required).length)
  if (!wanted.some(({ variadic }) => variadic)) expect(operands.length).toBeLessThanOrEqual(wanted.length)
})
