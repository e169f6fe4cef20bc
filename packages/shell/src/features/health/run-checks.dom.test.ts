import { expect, it, vi } from 'vitest'
import { setConfig } from '../../lib/config/runtime-config.ts'
import { demoConfig } from '../../lib/config/testing/demo-config.ts'
import { checks } from './run-checks.ts'

const refusal = '{"status":"E","code":4001}'
const needed = ['certificate', 'content-type', 'x-request-id']

/** The findings for a backend on another origin that allows these headers in preflights. */
async function findingWith(allowed: readonly string[], isUp = true) {
  setConfig({ ...demoConfig, apiBase: 'https://api.test' })
  vi.spyOn(window, 'fetch').mockImplementation(async (_input, init) => {
    const sent = Object.keys(init?.headers ?? {}).map((name) => name.toLowerCase())
    if (!isUp || sent.some((name) => !allowed.includes(name))) throw new TypeError('Failed to fetch')
    return new Response(refusal)
  })
  return (await checks.backend(new AbortController().signal))[0]
}

it.each([
  ['that allows the headers of calls', needed, true, 'ok', 'answered'],
  ['that lacks that of the certificate', ['content-type', 'x-request-id'], true, 'problem', 'refusedHeaders'],
  ['that lacks the number of calls', ['certificate', 'content-type'], true, 'problem', 'refusedHeaders'],
  ['that allows none', [], true, 'problem', 'refusedHeaders'],
  ['that is down', needed, false, 'problem', 'unreachable'],
] as const)('a backend of another origin %s', async (_what, allowed, isUp, state, says) => {
  expect(await findingWith(allowed, isUp)).toMatchObject({ state, says })
})

/** How browsers report an address that the content policy blocks. */
const reportRefusal = (blockedURI: string, effectiveDirective: string) =>
  document.dispatchEvent(
    Object.assign(new Event('securitypolicyviolation'), {
      blockedURI,
      effectiveDirective,
      disposition: 'enforce',
    }),
  )

const entry = 'https://apps.test/oms/'

it.each([
  ['that does not answer', 'iframe', 'problem', 'noAnswer', { answers: false }],
  ['that answers unread', 'iframe', 'note', 'opaque', { answers: true }],
  ['that the policy refuses', 'iframe', 'problem', 'refusedByPolicy', { refused: entry }],
  ['that does not answer', 'qiankun', 'problem', 'noAnswer', { answers: false }],
  ['that does not allow this origin', 'qiankun', 'problem', 'notAllowed', { answers: true }],
  ['that the policy refuses', 'qiankun', 'problem', 'refusedByPolicy', { refused: entry }],
  [
    'beside another that the policy refuses',
    'qiankun',
    'problem',
    'noAnswer',
    { refused: 'https://other.test/' },
  ],
] as const)('a sub-app of another origin %s, in %s', async (_what, host, state, says, given) => {
  setConfig({ ...demoConfig, subApps: { oms: { entry, host } } })
  vi.spyOn(window, 'fetch').mockImplementation(async (_input, init) => {
    // The event comes after the failure, in a separate task.
    if ('refused' in given) setTimeout(() => reportRefusal(given.refused, 'connect-src'))
    else if (given.answers && init?.mode === 'no-cors') return new Response()
    throw new TypeError('Failed to fetch')
  })
  const findings = await checks.subApps(new AbortController().signal)
  expect(findings).toMatchObject([{ subject: `oms · ${host}`, state, says }])
})

it.each([
  ['that loads', 'load', undefined, 'stylesheetLoaded'],
  ['that is missing', 'error', undefined, 'stylesheetFailed'],
  ['that the policy refuses', 'error', 'style-src-elem', 'refusedByPolicy'],
] as const)('a style sheet of the theme %s', async (_what, outcome, directive, says) => {
  setConfig({ ...demoConfig, themeStylesheet: 'https://cdn.test/{color}-{scheme}.css' })
  vi.spyOn(window, 'fetch').mockImplementation(async () => new Response(''))
  vi.spyOn(document.head, 'append').mockImplementation((link) => {
    if (!(link instanceof HTMLLinkElement)) return
    if (directive) reportRefusal(link.href, directive)
    link.dispatchEvent(new Event(outcome))
  })
  const found = await checks.configuration(new AbortController().signal)
  expect(found.find(({ subject }) => subject === 'themeStylesheet')?.says).toBe(says)
})
