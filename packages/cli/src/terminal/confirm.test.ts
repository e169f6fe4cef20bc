import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { confirm } from './confirm.ts'

const answered = (answer: string, isTTY: boolean) => {
  const input = Object.assign(new PassThrough(), { isTTY })
  input.end(answer)
  return confirm('Delete the world?', { input, output: new PassThrough() })
}

test.each(['y\n', 'YES\n'])('%j continues', async (answer) => {
  await expect(answered(answer, true)).resolves.toBeUndefined()
})

test.each(['\n', 'n\n', ''])('%j changes nothing', async (answer) => {
  await expect(answered(answer, true)).rejects.toThrow('Nothing was changed.')
})

test('a program is not asked', async () => {
  await expect(answered('', false)).resolves.toBeUndefined()
})
