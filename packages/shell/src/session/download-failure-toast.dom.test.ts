import { RemoteError } from '@portal/protocol/remote-error'
import { expect, it } from 'vitest'
import texts from '../lib/i18n/locales/en/errors.json'
import { registerToastHost, type Toast } from '../lib/ui/toasts.ts'
import { showDownloadFailure } from './use-download.ts'

const otherwise = 'a.csv did not come.'

async function toastsAfter(...failure: ConstructorParameters<typeof RemoteError>) {
  const toasts: Toast[] = []
  const withdraw = registerToastHost((toast) => toasts.push(toast))
  await showDownloadFailure(new RemoteError(...failure), 'a.csv', otherwise)
  withdraw()
  return toasts.map(({ text, action }) => (action ? `${text} [${action.label}]` : text))
}

it.each([
  ['http', { httpStatus: 403 }, [`a.csv - ${texts.notAllowed}`]],
  ['http', { httpStatus: 429 }, [`a.csv - ${texts.tooMany}`]],
  ['http', { httpStatus: 403, message: 'Ask Li' }, ['a.csv - Ask Li']],
  ['http', { httpStatus: 500 }, [otherwise]],
  ['malformed', {}, [otherwise]],
  ['intercepted', {}, [`a.csv - ${texts.interceptedHint} [${texts.reload}]`]],
  ['sessionEnded', {}, []],
] as const)('of a download that failed with %s %j people read %j', async (kind, details, expected) => {
  expect(await toastsAfter(kind, '/a.csv', details)).toEqual(expected)
})
