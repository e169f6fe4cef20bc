import { expect, it } from 'vitest'
import { showToast, type Toast, toastsShownBy } from './toasts.ts'

const toast = (text: string): Toast => ({ kind: 'info', text, seconds: 2 })

it('a toast waits until somebody shows toasts, and is shown once', () => {
  const first: string[] = []
  const second: string[] = []
  showToast(toast('early'))
  const withdraw = toastsShownBy(({ text }) => first.push(text))
  showToast(toast('now'))
  withdraw()
  showToast(toast('between'))
  toastsShownBy(({ text }) => second.push(text))
  expect([first, second]).toEqual([['early', 'now'], ['between']])
})
