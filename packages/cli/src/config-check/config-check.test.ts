import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoCipherKey } from '@portal/protocol/installation/config-problems'
import { minimalConfig } from '@portal/protocol/installation/testing/minimal-config'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allowsEval, isAllowed } from '../content-policy.ts'
import { runMain } from '../testing/run-main.ts'
import { checkConfigText } from './config-file.ts'

const good = { ...minimalConfig, cipherKey: '0123456789abcdef', environment: 'production' }

/** `line:column message` of each problem. */
const problemsIn = (text: string, isForProduction = true) =>
  checkConfigText(text, isForProduction).problems.map(
    ({ line, column, message }) => `${line}:${column} ${message}`,
  )

describe('the text of a configuration', () => {
  test('that can be used has no problem', () => {
    expect(problemsIn(JSON.stringify(good, null, '\t'))).toEqual([])
    expect(problemsIn(JSON.stringify(minimalConfig), false)).toEqual([])
  })

  test('has all problems named at once, by line, with the name that was meant', () => {
    const { tabLimit: _, ...others } = good
    const text = JSON.stringify(
      {
        ...others,
        tablimit: 20,
        requestTimeoutMs: 1,
        callPaths: { aproveTask: null, login: null },
        routeRoles: { '/dashboard': [''] },
      },
      null,
      2,
    )
    const lineOf = (part: string) => text.slice(0, text.indexOf(part)).split('\n').length
    expect(problemsIn(text)).toEqual([
      '1:1 tabLimit must be a whole number from 1 to 500',
      `${lineOf('requestTimeoutMs')}:23 requestTimeoutMs must be a whole number from 1000 to 600000`,
      `${lineOf('tablimit')}:3 tablimit is no field of the configuration; did you mean tabLimit?`,
      `${lineOf('aproveTask')}:5 callPaths.aproveTask is no field of the configuration; did you mean approveTask?`,
      expect.stringMatching(new RegExp(`^${lineOf('"login"')}:14 callPaths.login must be a path`)),
      `${lineOf('routeRoles') + 2}:7 routeRoles./dashboard.0 must be a text that is not empty`,
    ])
  })

  test('is not for production with the key of the demo', () => {
    const text = JSON.stringify({ ...good, cipherKey: demoCipherKey }, null, 2)
    expect(problemsIn(text)).toEqual([expect.stringMatching(/^\d+:16 cipherKey must be a key of your own/)])
  })

  test('names a key that is there twice', () => {
    const text = JSON.stringify(good, null, 2).replace('{', '{\n  "tabLimit": 12,')
    expect(problemsIn(text)).toEqual([expect.stringContaining(':3 is there twice; the last one counts')])
  })

  test.each([
    ['{\n  "tabLimit": 20,\n}', '3:1'],
    ['{\n  "tabLimit": 20', '2:17'],
    ['{\n  "a": [1 2]\n}', '2:11'],
    ['{\n  "tabLimit": yes\n}', '2:15'],
    ["{\n  'tabLimit': 20\n}", '2:3'],
    ['', '1:1'],
  ])('%j is no JSON, with its place', (text, place) => {
    expect(problemsIn(text)).toEqual([expect.stringMatching(new RegExp(`^${place} is no JSON: `))])
  })
})

describe('a content policy', () => {
  const portal = new URL('https://portal.test/')
  test.each([
    ['', 'https://api.test/', true],
    ["default-src 'self'", 'https://portal.test/api', true],
    ["default-src 'self'", 'https://api.test/', false],
    ["default-src 'self'; connect-src 'self' api.test", 'https://api.test/x', true],
    ['connect-src https://*.test', 'https://a.b.test/', true],
    ['connect-src https://*.test', 'http://a.test/', false],
    ['connect-src http://api.test:8443', 'https://api.test:8443/', true],
    ['connect-src https://api.test', 'https://api.test:8443/', false],
    ["connect-src 'none'", 'https://api.test/', false],
    ["connect-src *, connect-src 'self'", 'https://api.test/', false],
    ["script-src 'self'", 'https://api.test/', true],
  ])('%j allows %s: %j', (policy, address, allowed) => {
    expect(isAllowed(policy, 'connect-src', new URL(address), portal)).toBe(allowed)
  })

  test('may forbid the scripts of sub-apps', () => {
    expect([
      allowsEval(''),
      allowsEval("script-src 'self' 'unsafe-eval'"),
      allowsEval("default-src 'self'"),
    ]).toEqual([true, true, false])
  })
})

describe('portal config check', () => {
  const folder = mkdtempSync(join(tmpdir(), 'config-check-'))
  const servers: ReturnType<typeof createServer>[] = []
  const serve = async (answer: RequestListener) => {
    const server = createServer(answer)
    servers.push(server)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}` // listens on a port
  }
  afterAll(async () => {
    rmSync(folder, { recursive: true, force: true })
    await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))))
  })
  const file = join(folder, 'config.json')
  const written = (config: object) => writeFileSync(file, JSON.stringify(config, null, 2))
  const check = (...options: string[]) => runMain('config', 'check', file, ...options)

  test('ends with 0 for a good file, 1 for a wrong one, 2 for none', async () => {
    written(good)
    expect(await check()).toMatchObject({ code: 0, stdout: '' })
    written({ ...good, tabLimit: 1e9 })
    const wrong = await check('--json')
    expect(wrong.code).toBe(1)
    expect(JSON.parse(wrong.stdout)).toMatchObject({
      problems: [{ column: 15, message: 'tabLimit must be a whole number from 1 to 500' }],
    })
    expect((await check()).stdout).toMatch(/config\.json:\d+:15 tabLimit must be/)
    written({ ...good, cipherKey: demoCipherKey, environment: 'development' })
    expect(await check()).toMatchObject({ code: 1 })
    expect(await check('--development')).toMatchObject({ code: 0 })
    const missing = await runMain('config', 'check', join(folder, 'none.json'))
    expect(missing).toMatchObject({ code: 2, stderr: expect.stringContaining('There is no file') })
  })

  let portal = ''
  let other = ''
  beforeAll(async () => {
    const envelope = JSON.stringify({ status: 'E', code: 4001, msg: 'expired' })
    portal = await serve((request, response) => {
      if (request.url === '/')
        response.setHeader('content-security-policy', "default-src 'self'; script-src 'self'")
      response.setHeader('content-type', request.url?.startsWith('/api') ? 'application/json' : 'text/html')
      response.end(request.url?.startsWith('/api') ? envelope : '<html></html>')
    })
    other = await serve((request, response) => {
      if (request.url === '/framed/') response.setHeader('x-frame-options', 'SAMEORIGIN')
      if (request.url?.startsWith('/api')) {
        response.setHeader('access-control-allow-origin', portal)
        response.setHeader('access-control-allow-headers', 'Content-Type, Certificate')
      }
      response.setHeader('content-type', 'text/html')
      response.end(request.url?.startsWith('/api') ? envelope : '<html></html>')
    })
  })

  test('with --url asks what the file names, as a page of the portal would', async () => {
    const [oms, ltc, ...others] = Object.keys(minimalConfig.subApps)
    const subApps = {
      ...Object.fromEntries(others.map((name) => [name, { entry: `/${name}/` }])),
      [oms ?? '']: { entry: `${other}/oms/` },
      [ltc ?? '']: { entry: `${other}/framed/`, host: 'iframe' },
    }
    written({ ...good, apiBase: other, subApps })
    const { code, stdout } = await check('--url', portal, '--json')
    expect(code).toBe(1)
    const { findings } = JSON.parse(stdout)
    const remarks = (about: string) =>
      findings.flatMap((one: { about: string; verdict: string; remark: string }) =>
        one.about === about && one.verdict === 'problem' ? [one.remark] : [],
      )
    const ofPolicy = (directive: string) =>
      expect.stringContaining(`does not allow ${other}: add it to ${directive}`)
    expect(remarks('portal')).toEqual([expect.stringContaining("lacks 'unsafe-eval'")])
    expect(remarks('backend')).toEqual([
      expect.stringContaining('refuses the headers x-request-id'),
      ofPolicy('connect-src'),
    ])
    expect(remarks(`sub-app ${oms}`)).toEqual([
      expect.stringContaining(`does not allow ${portal} (Access-Control-Allow-Origin)`),
      ofPolicy('connect-src'),
    ])
    expect(remarks(`sub-app ${ltc}`)).toEqual([
      expect.stringContaining('(X-Frame-Options: SAMEORIGIN)'),
      ofPolicy('frame-src'),
    ])
    for (const name of others) expect(remarks(`sub-app ${name}`)).toEqual([])

    written({ ...good, apiBase: 'http://127.0.0.1:9' })
    const unreachable = await check('--url', portal)
    expect(unreachable.stdout).toMatch(/PROBLEM +backend +.*127\.0\.0\.1:9/)
  })
})
