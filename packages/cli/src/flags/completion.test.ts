import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { runMain } from '../testing/run-main.ts'

const { stdout: bash } = await runMain('completion', 'bash')

test.each([
  ['portal wo', 'world'],
  ['portal world re', 'reset remove'],
  ['portal world info training --ur', '--url'],
  ['portal seed user --resp', '--responsibility'],
  ['portal seed user --name x --fro', ''],
  ['portal fault add seq', 'sequence'],
  ['portal sub-app start o', 'oms'],
])('bash completes %j by %j', (line, expected) => {
  const words = line.split(' ')
  const set = `COMP_WORDS=(${words.join(' ')}); COMP_CWORD=${words.length - 1}`
  const completed = execFileSync('bash', ['-c', `${bash}\n${set}; _portal; echo "\${COMPREPLY[@]}"`], {
    encoding: 'utf8',
  })
  expect(completed.trim()).toBe(expected)
})

test.each(['zsh', 'fish', 'powershell'])('%s has every command with its options', async (shell) => {
  const { code, stdout } = await runMain('completion', shell)
  expect(stdout).toMatch(/seed user[\s\S]*--responsibility/)
  expect(code).toBe(0)
})
