import { rm } from 'node:fs/promises'
import { openStore } from '@portal/store/store'
import { dataFolder } from '@portal/store/testing/data-folder'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runMain } from './testing/run-main.ts'

let dataDir: string
beforeAll(async () => {
  dataDir = await dataFolder('debug')
  const store = await openStore({ dataDir })
  await (await store.world('main')).db.$executeRawUnsafe('DROP TABLE VerificationCode')
  await store.close()
})
afterAll(() => rm(dataDir, { recursive: true }))

test.each(['codes', 'call'])(
  'portal %s reports an unexpected error in a sentence, its stack only with --debug',
  async (command) => {
    const login = ['login', '--body', '{"userName":"huangkai","password":"Tiles@2026"}']
    const args = [command, ...(command === 'call' ? login : []), '--data-dir', dataDir]
    const plain = await runMain(...args)
    expect(plain.code).toBe(1)
    expect(plain.stderr).not.toContain('prisma.')
    expect(plain.stdout + plain.stderr).not.toMatch(/"stack"|\n +at /)
    expect((await runMain('--debug', ...args)).stderr).toMatch(/"stack"|\n +at /)
  },
)
