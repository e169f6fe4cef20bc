import { downloadPath } from '@portal/protocol/file-download'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import type { AnswerSource, UpstreamAnswer } from '../upstream/answer-source.ts'

/** A backend whose files are shown in the window. */
const upstream: AnswerSource = {
  kind: 'upstream',
  answers: () => true,
  answer: async ({ path }): Promise<UpstreamAnswer> => {
    const type = path.endsWith('.pdf') ? 'application/pdf' : 'text/html'
    const headers = { 'content-type': type }
    return { answeredBy: 'upstream', httpStatus: 200, headers, body: '<script>', json: undefined }
  },
}

let portal: TestApp
beforeAll(async () => {
  portal = await openTestApp({ source: upstream })
})
afterAll(() => portal.close())

const sandboxed = { 'content-security-policy': 'sandbox', 'referrer-policy': 'no-referrer' }
const signOn = '/api/baseNewServer/baseSystemSsoService/sso'

test.each([
  ['a file', '/api/files/evil.html', sandboxed],
  ['a file, spelled otherwise', '/%61pi/files/evil.html', sandboxed],
  ['a file with the name of a sign-on', '/api/files/sso/CRM/evil.html', sandboxed],
  ['a call', '/api/imsSaafBaseServer/permissions/getUserInfo', sandboxed],
  ['a PDF', '/api/files/a.pdf', { 'referrer-policy': 'no-referrer' }],
  ['a sign-on page', `${signOn}/CRM/c0ffee`, { 'referrer-policy': 'strict-origin' }],
])('%s has the headers that its window needs', async (_what, url, expected) => {
  const { headers } = await portal.app.inject({ url, headers: portal.headers })
  const { 'content-security-policy': policy, 'referrer-policy': referrer } = headers
  expect({ 'content-security-policy': policy, 'referrer-policy': referrer }).toEqual({
    'content-security-policy': undefined,
    ...expected,
  })
})

test('a file of the worlds is downloaded, and would be shown in a sandbox', async () => {
  const own = await openTestApp()
  try {
    const certificate = await own.certificateOf('wangjing')
    const file = await own.world.db.sharedFile.findFirstOrThrow({ where: { processId: null } })
    const url = `${downloadPath}/${file.id}/${encodeURIComponent(file.name)}`
    const { headers } = await own.app.inject({ url, headers: { ...own.headers, certificate } })
    expect(headers).toMatchObject({
      'content-disposition': expect.stringMatching(/^attachment/),
      'referrer-policy': 'no-referrer',
    })
  } finally {
    await own.close()
  }
})
