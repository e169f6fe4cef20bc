import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ownBody, stepOf } from './fault.ts'

const terminal = { result: () => {}, note: () => {} }

describe('an answer of ones own', () => {
  test('is JSON, a text with its content type, or the content of a file', async () => {
    expect(await ownBody('{"status":"S"}', undefined, terminal)).toEqual({ status: 'S' })
    expect(await ownBody('1', 'text/plain', terminal)).toBe('1')
    const folder = await mkdtemp(join(tmpdir(), 'portal-answer-'))
    await writeFile(join(folder, 'answer.json'), '[]')
    expect(await ownBody(`@${join(folder, 'answer.json')}`, undefined, terminal)).toEqual([])
    await rm(folder, { recursive: true })
  })

  test.each([
    ['{status:S}', /^--body is not JSON; expected something like/],
    ['@missing.json', /^--body: The file missing\.json cannot be read \(ENOENT\)/],
  ])('%s is refused', async (given, message) => {
    await expect(ownBody(given, undefined, terminal)).rejects.toThrow(message)
  })
})

test('a step that is wrong is refused with its flag', () => {
  expect(() => stepOf('passes')).toThrow('--step passes has no such kind; expected one of pass,')
})
