import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { controlTokenOf } from './control-token.ts'
import { runMain } from './testing/run-main.ts'

const PORTAL_CONTROL_TOKEN = 'of-environment'

describe('the token for the control API', () => {
  test.each([
    ['is that of the flag', { controlToken: 'of-flag' }, { PORTAL_CONTROL_TOKEN }, 'of-flag'],
    ['or of the file', { controlTokenFile: 'of-file' }, { PORTAL_CONTROL_TOKEN }, 'of-file'],
    ['else of the environment', {}, { PORTAL_CONTROL_TOKEN }, PORTAL_CONTROL_TOKEN],
    ['and none of an empty one', {}, { PORTAL_CONTROL_TOKEN: '' }, undefined],
    ['nor without', {}, {}, undefined],
  ])('%s', (_what, choice, environment, expected) => {
    expect(controlTokenOf(choice, environment)).toBe(expected)
  })

  test('is refused when no header can carry it', () => {
    expect(() => controlTokenOf({}, { PORTAL_CONTROL_TOKEN: 'two words' })).toThrow(
      'PORTAL_CONTROL_TOKEN: Expected a token',
    )
  })
})

describe('a file with the token', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portal-token-'))
    await writeFile(join(folder, 'empty'), '\n')
    await writeFile(join(folder, 'token'), 'granite-7\n')
  })
  afterAll(() => rm(folder, { recursive: true }))

  test.each([
    [
      'that does not exist',
      ['missing'],
      /missing: There is no such file; expected one that holds the token: a single line of letters/,
    ],
    ['that is empty', ['empty'], /empty: Expected a token of letters/],
    [
      'beside another token',
      ['token', '--control-token', 'x'],
      /cannot be used with option '--control-token/,
    ],
  ])('%s is refused', async (_what, [name = '', ...more], message) => {
    const args = ['mock', '--control-token-file', join(folder, name), ...more]
    const { code, stderr } = await runMain(...args)
    expect([code, stderr]).toEqual([2, expect.stringMatching(message)])
  })
})
