import { expect, it } from 'vitest'
import { registerToastHost, showToast, type Toast } from './toasts.ts'

const toast = (text: string): Toast => ({ kind: 'info', text, seconds: 2 })

it('a toast waits until a host is registered, and is shown once', () => {
  const first: string[] = []
  const second: string[] = []
  showToast(toast('early'))
  const withdraw = registerToastHost(({ text }) => first.push(text))
  showToast(toast('now'))
  withdraw()
  showToast(toast('between'))
  registerToastHost(({ text }) => second.push(text))
  expect([first, second]).toEqual([['early', 'now'], ['between']])
})
