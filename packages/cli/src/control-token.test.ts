import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { controlTokenOf, textOfFile } from './control-token.ts'
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

describe('text of file', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portal-text-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  async function read(bytes: Uint8Array) {
    const file = join(folder, 'users.csv')
    await writeFile(file, bytes)
    const terminal = { result: vi.fn(), note: vi.fn() }
    const text = await textOfFile(file, terminal).catch((error: Error) => error.message)
    return { file, text, notes: terminal.note.mock.calls.flat() }
  }

  describe('a text file', () => {
    test('in UTF-8 is read without its byte order mark and without a remark', async () => {
      expect(await read(Buffer.from('\uFEFF姓名\n张伟'))).toMatchObject({ text: '姓名\n张伟', notes: [] })
    })

    test('in GBK is read, with a remark', async () => {
      const gbk = Buffer.from([0xd0, 0xd5, 0xc3, 0xfb, 0x0a, 0xd5, 0xc5, 0xce, 0xb0])
      const { file, text, notes } = await read(gbk)
      expect(text).toBe('姓名\n张伟')
      expect(notes).toEqual([`The file ${file} is not UTF-8; it was read as GB18030 (GBK).`])
    })

    test.each([
      ['bytes of no encoding', Buffer.from([0x41, 0xff, 0xff])],
      ['UTF-16', Buffer.from('\uFEFF姓名,a', 'utf16le')],
      ['zero bytes in what is no UTF-8', Buffer.from([0xd0, 0xd5, 0x00])],
    ])('%s is refused', async (_what, bytes) => {
      const { file, text, notes } = await read(bytes)
      expect(text).toBe(`The file ${file} cannot be read as text; expected UTF-8, or GB18030 (GBK).`)
      expect(notes).toEqual([])
    })
  })
})
