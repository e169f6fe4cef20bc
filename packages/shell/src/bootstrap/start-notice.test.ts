import { readFileSync } from 'node:fs'
import { languages, languageTag } from '@portal/protocol/languages'
import { RemoteError } from '@portal/protocol/remote-error'
import { expect, it } from 'vitest'
import { startNotice } from './start-notice.ts'

const page = readFileSync(new URL('../../index.html', import.meta.url), 'utf8')
const tags = languages.map(languageTag)
const failed = (...failure: ConstructorParameters<typeof RemoteError>) => new RemoteError(...failure)

it.each([
  ['a sign-in page', failed('intercepted', 'x', { httpStatus: 200 }), 'Your network sign-in has ended.'],
  ['HTTP 401', failed('http', 'x', { httpStatus: 401 }), 'Access to the portal was not allowed.'],
  ['HTTP 403', failed('http', 'x', { httpStatus: 403 }), 'Access to the portal was not allowed.'],
  ['HTTP 502', failed('http', 'x', { httpStatus: 502 }), 'The portal could not be loaded.'],
  ['code that does not arrive', new TypeError('x'), 'The portal could not be loaded.'],
])('in place of the configuration, %s is named in the page, in each language', (_name, error, said) => {
  const [, notice = ''] = page.split(`<div id="${startNotice(error)}"`)
  const [shown = ''] = notice.split('</div>')
  expect(shown).toContain(said)
  expect([...shown.matchAll(/<p lang="([^"]+)">.*<button/g)].map(([, tag]) => tag)).toEqual(tags)
})

it.each([
  ['browsers that are too old', /<div id="start-unsupported".*?<\/div>/s],
  ['browsers without JavaScript', /<noscript>\s*<p.*?<\/noscript>/s],
])('the sentence for %s is in the page, in each language', (_name, pattern) => {
  const [shown = ''] = pattern.exec(page) ?? []
  expect([...shown.matchAll(/<p lang="([^"]+)">.+<\/p>/g)].map(([, tag]) => tag)).toEqual(tags)
})
