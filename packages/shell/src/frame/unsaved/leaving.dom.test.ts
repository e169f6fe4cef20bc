import { expect, it, vi } from 'vitest'
import { senderOf } from './leaving.ts'

function orderForm() {
  document.body.innerHTML = '<form><button name="step" value="2">Send</button></form><button>Beside</button>'
  const form = document.querySelector('form')
  const [send, beside] = document.querySelectorAll('button')
  if (!form || !send || !beside) throw new Error('They were just inserted')
  return { form, send, beside, requestSubmit: vi.spyOn(form, 'requestSubmit').mockImplementation(() => {}) }
}

it('a form is sent again by the button that has sent it', () => {
  const { send, requestSubmit } = orderForm()
  senderOf(send)?.()
  expect(requestSubmit.mock.calls).toEqual([[send]])
})

it('a form that a script has sent is sent again', () => {
  const { form, requestSubmit } = orderForm()
  senderOf(form)?.()
  expect(requestSubmit.mock.calls).toEqual([[]])
})

it('nothing is sent for other elements, and where the browser tells of none', () => {
  const { beside } = orderForm()
  expect([senderOf(beside), senderOf(document.body), senderOf(undefined)]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
