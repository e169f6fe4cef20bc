import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { test as base, expect } from '@playwright/test'
import { specifiedSubApps } from '@portal/protocol/systems'
import { freePort } from '../support/free-port.ts'

const script = resolve(import.meta.dirname, '../../scripts/dev.mjs')

const test = base.extend<{ devUrl: string }>({
  devUrl: async ({ baseURL: _ }, use) => {
    const port = await freePort()
    const dataDir = await mkdtemp(join(tmpdir(), 'portal-dev-'))
    const child = spawn(process.execPath, [script, '--port', String(port), '--data-dir', dataDir])
    await use(`http://localhost:${port}`)
    child.kill('SIGTERM')
    await once(child, 'exit')
    await rm(dataDir, { recursive: true, force: true })
  },
})

test('npm run dev serves shell, sub-apps and backend from their sources', async ({ request, devUrl }) => {
  const textOf = async (address: string) => (await request.get(new URL(address, devUrl).href)).text()
  await expect(async () => {
    expect(await textOf('/api/')).toContain('"status":"E"')
  }).toPass()
  expect(await textOf('/')).toContain('src="/src/bootstrap/main.ts"')
  // As in a built portal, antd's styles leave pages of sub-apps alone.
  expect(await textOf('/antd-styles.css')).toMatch(/\.ant-btn:where\(:not\(\[data-sub-app-instance\]/)
  const { subApps } = JSON.parse(await textOf('/config.json'))
  for (const name of specifiedSubApps) {
    expect(await textOf(subApps[name].entry)).toContain(`data-sub-app="${name}"`)
  }
})
