import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contractDocument } from '@portal/mock-server/pages/contract-document'
import { openTestApp, type TestApp } from '@portal/mock-server/testing/test-app'
import { callIds, calls } from '@portal/protocol'
import { encodeRequest } from '@portal/protocol/encoding'
import type { Endpoint } from '@portal/protocol/endpoint'
import { demoCipherKey } from '@portal/protocol/installation/config-problems'
import { encryptPassword } from '@portal/protocol/password-cipher'
import { worldHeader } from '@portal/protocol/world'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { preparedCaller } from '../conformance/sample-caller.ts'
import { sampleInputs } from '../conformance/sample-inputs.ts'
import { freePort } from '../support/free-port.ts'
import { run, scriptOf } from './tool.ts'

/** Below the installed libraries, so that compiled code finds them. */
const work = join(import.meta.dirname, '.portal/contract')
const contract = join(work, 'openapi.json')

let portal: TestApp
let url: string
beforeAll(async () => {
  portal = await openTestApp()
  url = await portal.app.listen({ host: '127.0.0.1', port: 0 })
  await mkdir(work, { recursive: true })
  await writeFile(contract, JSON.stringify({ ...(await contractDocument()), servers: [{ url }] }))
})
afterAll(async () => {
  await portal.close()
  await rm(work, { recursive: true, force: true })
})

test('Spectral finds nothing to complain about', async () => {
  const rules = join(import.meta.dirname, 'spectral.yaml')
  const args = ['lint', contract, '--ruleset', rules, '--fail-severity', 'hint']
  expect(await run(scriptOf('@stoplight/spectral-cli', 'spectral'), args, work)).toContain('No results')
})

/** Around what docs/testing.md shows. */
const typedCalls = (shown: string) => `
import createClient from 'openapi-fetch'
import type { paths } from './schema.ts'

interface Passwords { oldPassword: string; newPassword: string; userId: number; userName: string }

export async function callsOf(baseUrl: string, headers: Record<string, string>, password: string, params: Passwords) {
  const client = createClient<paths>({ baseUrl, headers })
  const signedIn = await client.POST('${calls.login.path}', { body: { userName: params.userName, password } })
  // A refusal has no data.
  const certificate: string | undefined =
    signedIn.data && 'data' in signedIn.data ? signedIn.data.data?.certificate : undefined
  client.use({
    onRequest: ({ request }) => request.headers.set('certificate', certificate ?? ''),
  })
  // @ts-expect-error: a name that the contract does not have
  void (() => client.POST('${calls.login.path}', { body: { name: params.userName, password } }))
  ${shown.replace('await client.POST(', 'return client.POST(')}
}
`

test('openapi-typescript writes types with which openapi-fetch makes the calls of the documentation', async () => {
  const document = await readFile(new URL('../../docs/testing.md', import.meta.url), 'utf8')
  const [, shown = ''] = /```ts\n(const asForm[\s\S]*?)```/.exec(document) ?? []
  await run(scriptOf('openapi-typescript'), [contract, '--output', join(work, 'schema.ts')], work)
  await writeFile(join(work, 'calls.ts'), typedCalls(shown))
  const options = [
    '--module',
    'nodenext',
    '--target',
    'es2023',
    '--strict',
    '--skipLibCheck',
    '--types',
    'node',
  ]
  await run(
    scriptOf('typescript', 'tsc'),
    ['calls.ts', ...options, '--rewriteRelativeImportExtensions', '--outDir', 'out'],
    work,
  )
  const { callsOf } = await import(/* @vite-ignore */ join(work, 'out/calls.js'))
  const { id: userId, userName } = await portal.world.db.user.findUniqueOrThrow({
    where: { userName: 'wangjing' },
  })
  const { demoPassword } = portal.world.settings
  const encrypted = (text: string) => encryptPassword(text, demoCipherKey)
  const [oldPassword, newPassword] = [encrypted(demoPassword), encrypted('Another@2027')]
  const changed = await callsOf(url, portal.headers, demoPassword, {
    ...{ oldPassword, newPassword, userId, userName },
  })
  expect(changed.data).toMatchObject({ status: 'S' })
})

/** Of what newman reports. */
interface Run {
  readonly stats: Readonly<Record<'requests' | 'assertions', { readonly total: number }>>
  readonly failures: readonly unknown[]
}

test('newman sends a Postman collection that is made of the contract, and each request is answered', async () => {
  const [collection, report] = [join(work, 'collection.json'), join(work, 'report.json')]
  const convert = scriptOf('openapi-to-postmanv2', 'openapi2postmanv2')
  await run(convert, ['-s', contract, '-o', collection], work)
  const made = JSON.parse(await readFile(collection, 'utf8'))
  const headers = { ...portal.headers, certificate: await portal.certificateOf('dealer.chengdu') }
  const exec = Object.entries(headers).map(
    ([key, value]) => `pm.request.headers.upsert(${JSON.stringify({ key, value })})`,
  )
  const judge = [
    "pm.test('is answered', () => pm.expect(pm.response.code).to.be.below(500))",
    "pm.test('in an envelope, or with a token', () => {",
    "  if (/json/.test(pm.response.headers.get('content-type') ?? ''))",
    "    pm.expect(pm.response.json()).to.have.any.keys('status', 'token')",
    '})',
  ]
  const script = (lines: readonly string[]) => ({ type: 'text/javascript', exec: lines })
  made.event = [
    { listen: 'prerequest', script: script(exec) },
    { listen: 'test', script: script(judge) },
  ]
  await writeFile(collection, JSON.stringify(made))
  const args = [
    'run',
    collection,
    '--reporters',
    'json',
    '--reporter-json-export',
    report,
    '--ignore-redirects',
  ]
  // It fails when an assertion does.
  await run(scriptOf('newman'), args, work)
  // As newman writes it.
  const { stats, failures } = JSON.parse(await readFile(report, 'utf8')).run as Run
  expect(failures).toEqual([])
  expect([stats.requests.total, stats.assertions.total]).toEqual([callIds.length, callIds.length * 2])
})

/** Prism between a client and the backend; it notes in a header what departs from the contract. */
async function startPrism(): Promise<{ proxy: string; child: ChildProcess }> {
  const port = await freePort()
  const script = scriptOf('@stoplight/prism-cli', 'prism')
  const child = spawn(process.execPath, [
    script,
    'proxy',
    contract,
    url,
    '-h',
    '127.0.0.1',
    '-p',
    String(port),
  ])
  await new Promise<void>((ready, reject) => {
    let output = ''
    const hear = (text: string) => {
      output += text
      if (output.includes('Prism is listening')) ready()
    }
    child.stdout.setEncoding('utf8').on('data', hear)
    child.stderr.setEncoding('utf8').on('data', hear)
    child.once('exit', () => reject(new Error(`Prism ended:\n${output}`)))
  })
  return { proxy: `http://127.0.0.1:${port}`, child }
}

/** Of what Prism notes. */
interface Violation {
  readonly location: readonly string[]
  readonly message: string
}

const isEnveloped = ({ answer = 'envelope' }: Endpoint) => answer === 'envelope'

test('no answer, accepted or refused, departs from the contract in the eyes of Prism, which proxies every call', async () => {
  const { proxy, child } = await startPrism()
  try {
    const departures: string[] = []
    for (const id of callIds.filter((one) => isEnveloped(calls[one]))) {
      const caller = await preparedCaller(portal.world)
      const request = encodeRequest(calls[id], sampleInputs(caller)[id])
      for (const [world, status] of [
        [portal.headers, 200],
        [{ [worldHeader]: 'no-such-world' }, 404],
      ] as const) {
        const answer = await fetch(proxy + request.url, {
          method: request.method,
          headers: { ...request.headers, ...world, certificate: caller.certificate },
          ...(request.body === undefined ? {} : { body: request.body }),
        })
        expect([answer.status, await answer.json()], id).toEqual([
          status,
          expect.objectContaining({ status: expect.any(String) }),
        ])
        const violations: Violation[] = JSON.parse(answer.headers.get('sl-violations') ?? '[]')
        // In requests it treats a field with JSON as text.
        const found = violations.filter(({ location: [side] }) => side === 'response')
        departures.push(...found.map(({ location, message }) => `${id}: ${location.join('.')} ${message}`))
      }
    }
    expect(departures).toEqual([])
  } finally {
    child.kill()
    await once(child, 'exit')
  }
})
