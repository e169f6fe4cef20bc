import { describe, expect, it, vi } from 'vitest'
import { chatAddress, openChat } from './open-chat.ts'

const chatWindow = () => ({ opener: 'portal' as unknown, location: { replace: vi.fn() }, close: vi.fn() })
const chat = 'https://chat.example/start'

it.each([
  [chat, 'a b&c', `${chat}?token=a+b%26c`],
  [`${chat}?lang=zh`, 't', `${chat}?lang=zh&token=t`],
  [`${chat}#/room`, 't', `${chat}?token=t#/room`],
])('%s with the token %s is %s', (address, token, expected) => {
  expect(chatAddress(address, token)).toBe(expected)
})

describe('the chat', () => {
  it('opens in a window that was opened in the click and has no handle on the portal [S-2.40]', async () => {
    const opened = chatWindow()
    const openBlank = vi.fn(() => opened)
    const opening = openChat({ chat, openBlank, token: async () => 't' })
    expect(openBlank).toHaveBeenCalledOnce()
    expect(await opening).toBe(true)
    expect(opened.opener).toBeNull()
    expect(opened.location.replace).toHaveBeenCalledExactlyOnceWith(`${chat}?token=t`)
    expect(opened.close).not.toHaveBeenCalled()
  })

  it.each([
    ['an empty token', async () => ''],
    ['a call that fails', async () => Promise.reject(new Error('down'))],
  ])('leaves no dead window behind %s [S-7.24]', async (_failure, token) => {
    const opened = chatWindow()
    expect(await openChat({ chat, openBlank: () => opened, token })).toBe(false)
    expect(opened.close).toHaveBeenCalledOnce()
    expect(opened.location.replace).not.toHaveBeenCalled()
  })

  it('asks for no token where a blocker steps in', async () => {
    const token = vi.fn(async () => 't')
    expect(await openChat({ chat, openBlank: () => null, token })).toBe(false)
    expect(token).not.toHaveBeenCalled()
  })
})
