import { expect, it } from 'vitest'
import {
  advice,
  configLine,
  type Finding,
  type Host,
  ok,
  problem,
  unknown,
  verdictOf,
} from './recommendation.ts'

const page = ok('page', 'There is one.')

it.each([
  ['mounted', [page, ok('mounting', 'It is mounted.')], true],
  ['mounted, with advice', [ok('mounting', 'It is mounted.'), advice('antd', 'Take a prefix.')], true],
  ['not mounted, as was asked', [page, unknown('mounting', 'Not tried.')], null],
  ['not mounted at all', [page], null],
  ['found broken in its files', [problem('page', 'There is none.')], false],
  ['mounted, with a problem', [problem('mounting', 'It throws.')], false],
])('of a sub-app %s it is said whether it works', (_case, findings, works) => {
  expect(verdictOf(findings).works).toBe(works)
})

const inHost = (host: Host, finding: Finding): Finding => ({ ...finding, host })
const mounted = ok('mounting', 'It is mounted.')
const framed = inHost('iframe', ok('iframe', 'It is shown.'))
const wrongSecond = problem('second tab', 'It is not as the first.')
const wrongFrame = inHost('iframe', problem('iframe', 'It stays empty.'))

it.each<[string, readonly Finding[], Host, boolean, Host?]>([
  ['right in both', [mounted, framed], 'qiankun', true],
  ['wrong in a second tab of qiankun alone', [mounted, wrongSecond, framed], 'iframe', true],
  ['wrong in an iframe alone', [mounted, wrongFrame], 'qiankun', true],
  ['wrong in both', [mounted, wrongSecond, wrongFrame], 'qiankun', false],
  ['wrong in any place', [problem('files', 'One is missing.'), mounted, framed], 'qiankun', false],
  ['wrong where the installation has it', [mounted, wrongSecond, framed], 'qiankun', false, 'qiankun'],
])('a page that is %s has one host', (_what, all, host, works, wanted) => {
  const verdict = verdictOf(all, wanted)
  expect(verdict).toMatchObject({ host, works })
  // What is wrong elsewhere keeps nothing from working.
  expect(verdict.findings.some((one) => one.verdict === 'problem')).toBe(!works)
})

it.each<[Host, string]>([
  ['qiankun', '"NAME": { "entry": "https://a.test/", "ownNames": [ "Admin-Token" ] }'],
  ['iframe', '"NAME": { "entry": "https://a.test/", "host": "iframe" }'],
])('the line of a page in %s is valid', (host, line) => {
  expect(configLine('https://a.test/', host, ['Admin-Token'])).toBe(line)
})
