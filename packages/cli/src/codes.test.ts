import { rm } from 'node:fs/promises'
import { endpoints } from '@portal/protocol'
import { worldHeader } from '@portal/protocol/world'
import { dataFolder } from '@portal/store/testing/data-folder'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runMain, startMain } from './testing/run-main.ts'
import { startPortal } from './testing/run-portal.ts'

let dataDir: string
beforeAll(async () => {
  dataDir = await dataFolder('codes')
})
afterAll(() => rm(dataDir, { recursive: true }))

const runHere = (...args: string[]) => runMain(...args, '--data-dir', dataDir)
const login = async (url: string, world = 'main') => {
  const response = await fetch(url + endpoints.login.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [worldHeader]: world },
    body: JSON.stringify({ userName: 'huangkai', password: 'Tiles@2026' }),
  })
  expect(await response.json()).toMatchObject({ status: 'S', data: { twoFactorAuthenticationYOrN: 'Y' } })
}
const codeIn = (text: string) => /\b\d{6}\b/.exec(text)?.[0]
const codesIn = (text: string) => text.split('\n').filter((line) => line.startsWith('Code '))

test('a code is printed by the server as it is sent, and shown by portal codes with and without a running server', async () => {
  const running = await startPortal('mock', '--port', '0', '--data-dir', dataDir)
  const url = running.firstLine.replace('Backend ready at ', '')
  await login(url)
  await login(url, 'training; make')

  const beside = await runHere('codes')
  expect(beside.stdout).toMatch(/^\d{6} +huangkai +黄凯 +19900000006 +two-factor sign-in +\d{4}-/m)
  expect((await runMain('codes', '--url', url)).stdout).toBe(beside.stdout)
  expect((await runHere('codes', '--user', 'admin')).stdout).toBe('No code is waiting to be used.\n')
  const there = JSON.parse((await runHere('codes', '--world', 'training', '--json')).stdout)
  expect(there).toMatchObject([{ userName: 'huangkai', purpose: 'twoFactor' }])

  const { stderr } = await running.interrupt()
  expect(codesIn(stderr)).toEqual([
    `Code ${codeIn(beside.stdout)} for huangkai (two-factor sign-in), valid 5 min`,
    `Code ${there[0].code} for huangkai (two-factor sign-in), valid 5 min in the world training`,
  ])
  expect((await runHere('codes')).stdout).toBe(beside.stdout)
})

test('a server that prints JSON keeps codes to itself', async () => {
  const running = await startMain('mock', '--json', '--port', '0', '--data-dir', dataDir)
  await login(JSON.parse(running.firstLine).url)
  expect(codesIn((await running.interrupt()).stderr)).toEqual([])
})
