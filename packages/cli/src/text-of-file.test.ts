import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { textOfFile } from './text-of-file.ts'

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
