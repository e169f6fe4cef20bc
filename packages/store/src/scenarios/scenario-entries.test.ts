import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readScenarios } from './scenario-files.ts'

let dir: string
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'portal-scenarios-'))
})
afterEach(() => rm(dir, { recursive: true }))

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
  ['grants:\n  - { user: a, gives: [B] }', 'has the unknown field gives'],
])('a scenario with %j is refused with file, line and what was expected', async (text, message) => {
  await writeFile(join(dir, 'lesson.yaml'), `description: x\ndescriptionEn: x\n${text}\n`)
  await expect(readScenarios(dir)).rejects.toThrow(message)
})
