import { copyFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { expect, test } from '@playwright/test'
import { type Elsewhere, elsewhere, toolOf } from './support/elsewhere.ts'

/** What a team adds to the packages for its own tests, in the versions tested here. */
const tools = ['@playwright/test@1.65.1', 'vitest@4.1.12', 'msw@2.15.0']

let project: Elsewhere
test.beforeAll(async () => {
  test.setTimeout(300_000)
  project = await elsewhere(...tools)
})
test.afterAll(() => project.remove())

const sample = (name: string, as: string) =>
  copyFile(resolve(import.meta.dirname, 'elsewhere', name), join(project.folder, as))

test('the command runs in a project that has only installed it', async () => {
  const { url, accounts } = JSON.parse(await project.start('npx', 'portal', 'mock', '--port', '0', '--json'))
  const signedIn = await fetch(`${url}/api/baseNewServer/baseLoginService/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userName: 'wangjing', password: accounts[0].password }),
  })
  expect(await signedIn.json()).toMatchObject({ status: 'S', data: { certificate: expect.any(String) } })
  expect((await fetch(`${url}/docs/swagger-ui-bundle.js`)).status).toBe(200)
  const scenario = await project.run('npx', 'portal', 'scenario', 'apply', 'questionnaire', '--url', url)
  expect(scenario).toContain('questionnaire')
  expect(await project.run('npx', 'portal', 'doctor')).toContain(`${project.folder}/.portal/data`)
})

test('tests with the backend in their process and with msw pass, and their types are right', async () => {
  await sample('backend-sample.ts', 'backend.test.ts')
  const compilerOptions = {
    module: 'NodeNext',
    moduleResolution: 'NodeNext',
    ...{
      target: 'ES2023',
      lib: ['ES2023', 'DOM'],
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      types: [],
    },
  }
  await writeFile(
    join(project.folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, include: ['*.ts'] }),
  )
  await project.run(process.execPath, toolOf('typescript/bin/tsc'), '-p', project.folder)
  await project.run('npx', 'vitest', 'run')
})

test('browser tests pass on a portal that they start, and side by side in copies of a world of one that runs', async () => {
  test.setTimeout(180_000)
  await sample('page-sample.ts', 'page.spec.ts')
  await writeFile(
    join(project.folder, 'playwright.config.mjs'),
    `export default { testMatch: '*.spec.ts', timeout: 60_000, fullyParallel: true, workers: 2 }`,
  )
  await project.run('npx', 'playwright', 'test', '--workers=1')
  await sample('copies-sample.ts', 'page.spec.ts')
  // As docs/testing.md has it.
  const command = 'npx portal exec --world e2e --make-world --scenario questionnaire -- npx playwright test'
  await project.run(...(command.split(' ') as [string, ...string[]]))
})

test('the tests of a new sub-app pass after npm install', async () => {
  test.setTimeout(300_000)
  const told = await project.run('npx', 'portal', 'sub-app', 'create', 'orders', '--template', 'react-kit')
  expect(told).toContain('npx portal')
  await project.run('npm', 'install', '--prefer-offline', '--prefix', 'orders')
  await project.run('npm', 'test', '--prefix', 'orders')
})
