import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { controlIds } from '@portal/protocol/control/control-calls'
import { expect, test } from 'vitest'

const sources = ['commands', 'backend'].flatMap((folder) => {
  const dir = join(import.meta.dirname, folder)
  return readdirSync(dir).map((name) => readFileSync(join(dir, name), 'utf8'))
})

test('every call of the control API is made by a command', () => {
  const whole = sources.join('\n')
  expect(controlIds.filter((id) => !new RegExp(`\\b(control|client)\\.${id}\\(`).test(whole))).toEqual([])
})
