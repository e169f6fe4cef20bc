import { languages } from '@portal/protocol/languages'
import { RemoteError } from '@portal/protocol/remote-error'
import { expect, test } from 'vitest'
import { loadTexts } from '../lib/i18n/texts.ts'
import { signOnProblemText } from './sign-on-problem.ts'

const textOf = async (error: unknown, language: (typeof languages)[number] = 'zh') =>
  signOnProblemText(
    { reason: 'tokenRefused', error },
    await loadTexts(language, 'sign-on'),
    await loadTexts(language, 'errors'),
  )

test.each(languages)(
  'a token that counts for nothing, and no word about it, asks for a new link: %s',
  async (language) => {
    const text = await textOf(new RemoteError('sessionEnded', 'getUserInfo'), language)
    const { jumpFailed, newLink } = await loadTexts(language, 'sign-on')
    expect(newLink).toBeTruthy()
    expect(text).toBe(jumpFailed + newLink)
  },
)

test('what the server says about a token goes before', async () => {
  const error = new RemoteError('sessionEnded', 'getUserInfo', { message: 'token已过期' })
  expect(await textOf(error)).toBe('跳转指定页面 ~ 单点登录失败 ~ token已过期')
  expect(await textOf(new RemoteError('network', 'getUserInfo'))).toBe(
    '跳转指定页面 ~ 单点登录失败 ~ 系统错误!',
  )
})

test.each([
  [401, '跳转指定页面 ~ 单点登录失败 ~ ', 'newLink'],
  [403, '跳转指定页面 ~ 单点登录失败 ~ ', 'notAllowed'],
] as const)('a refusal by HTTP %i alone says what it means', async (httpStatus, start, key) => {
  const texts = { ...(await loadTexts('zh', 'sign-on')), ...(await loadTexts('zh', 'errors')) }
  expect(await textOf(new RemoteError('http', 'ssoLogin', { httpStatus }))).toBe(start + texts[key])
})
