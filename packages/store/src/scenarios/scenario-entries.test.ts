import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readScenarios, withExtended } from './scenario-files.ts'

let dir: string
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'portal-scenarios-'))
})
afterEach(() => rm(dir, { recursive: true }))

/** A tour of one step, which further fields may follow. */
const story = `story:
  title: &words { zh: 课, en: lesson, ja: 課, es: clase }
  steps:
    - text: *words
      who: a
      page: /dashboard`

test.each([
  [
    'entries:\n  users:\n    - name: a\n    - { name: b, kind: boss }',
    'lesson.yaml:6: entries.users.1 kind: boss is not as expected: one of staff, sales, distributor',
  ],
  [
    'entries:\n  menus:\n    - { icon: hoome }',
    'lesson.yaml:5: entries.menus.0 icon: hoome is not as expected: one of home',
  ],
  [
    'entries:\n  users:\n    - { nam: a }',
    'lesson.yaml:5: entries.users.0 nam: is no field of a user; did you mean name?',
  ],
  ['entries:\n  people: []', 'has the unknown field people'],
  ['story:\n  title: { zh: 课, en: lesson, ja: 課 }\n  steps: []', 'lesson.yaml:4: story.title lacks es'],
  [
    `${story}\n      check: { order: { by: a }, request: { call: login, by: a } }`,
    'lesson.yaml:9: story.steps.0.check must have exactly one of order, approval, application, request',
  ],
  [
    `${story}\n      check: { request: { call: logn, by: a } }`,
    'lesson.yaml:9: story.steps.0.check.request.call There is no call logn; did you mean login?',
  ],
  [
    `${story}\n      at: { role: buton, name: { zh: 交, en: go, ja: 出, es: ir } }`,
    'lesson.yaml:9: story.steps.0.at.role must be one of button, link',
  ],
  [
    story.replace('/dashboard', '//elsewhere'),
    'lesson.yaml:8: story.steps.0.page must be an address of the portal, such as /child/oms/orders/ceramic',
  ],
  [
    story.replace('/dashboard', '/approvals?keyword={ordre}'),
    'lesson.yaml:8: story.steps.0.page must be an address of the portal',
  ],
  [
    'clock: { set: yesterday }',
    'lesson.yaml:3: clock must be one of { action: set, time }, { action: travel, by }, { action: freeze }, { action: unfreeze or reset }',
  ],
  [
    'clock: { action: set, time: yesterday }',
    /^scenarios\/lesson.yaml:3: clock.time must be a date and time from 1900 to 8999 such as \S+$/,
  ],
  ['clock: { action: travel }', /^scenarios\/lesson.yaml:3: clock lacks by$/],
  ['users:\n  - { who: wangjing }', 'lesson.yaml:4: users.0.who must be one of everybody, a list'],
  ['grants:\n  - { user: a, gives: [B] }', 'has the unknown field gives'],
])('a scenario with %j is refused with file, line and what was expected', async (text, message) => {
  await writeFile(join(dir, 'lesson.yaml'), `description: x\ndescriptionEn: x\n${text}\n`)
  const scenarios = await readScenarios(dir)
  expect(() => withExtended(scenarios, 'lesson')).toThrow(message)
})
