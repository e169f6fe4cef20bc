import { errors } from 'playwright-core'
import { expect, it } from 'vitest'
import { brokenOff, stopsAnswering } from './qiankun-runs.ts'

const late = new errors.TimeoutError('page.waitForFunction: Timeout 40000ms exceeded.\nCall log: …')

it.each([
  ['takes too long', late, 'does not do within 40 seconds'],
  ['takes all memory', new Error('page.evaluate: Target crashed'), 'ends the process of the page'],
  ['goes wrong otherwise', new Error('page.evaluate: boom\n at …'), "can't be used to the end: boom."],
])('a step that %s is a problem, with the reason', (_what, error, remark) => {
  expect(brokenOff({ step: 'second tab' }, error)).toEqual([
    { about: 'second tab', verdict: 'problem', remark: expect.stringContaining(remark) },
  ])
})

it('what the page does unasked is the reason, if it can be', () => {
  const unasked = { dialogs: [], moves: ['https://elsewhere.test/'], moved: Promise.resolve() }
  expect(brokenOff({ step: 'second tab', unasked }, late).map(({ about }) => about)).toEqual(['location'])
  const greeting = { dialogs: ['alert “Hi”'], moves: [], moved: Promise.resolve() }
  const findings = brokenOff({ step: 'second tab', unasked: greeting }, late)
  expect(findings.map(({ about, verdict }) => `${about}: ${verdict}`)).toEqual([
    'dialogs: advice',
    'second tab: problem',
  ])
})

it('a page that stops the browser before it is mounted may need a window of its own; later it has a loop', () => {
  expect(stopsAnswering('mounting').remark).toContain('Angular with zone.js')
  expect(stopsAnswering('a press')).toMatchObject({
    about: 'a press',
    remark: expect.stringContaining('a loop without an end'),
  })
})
