import { describe, expect, it, vi } from 'vitest'
import { keepInBody } from './body-overlays.ts'

const whole = '<div id="portal-root"><p>Orders</p></div><div id="pop-up"></div>'

/** A document of the test's own: nobody could end what is kept in the shared one. */
function portalIn() {
  const page = document.implementation.createHTMLDocument()
  page.body.innerHTML = whole
  const root = page.querySelector('#portal-root') ?? page.body
  const reported = vi.fn()
  keepInBody(root, reported)
  return { page, root, reported, settled: () => new Promise<void>((resolve) => queueMicrotask(resolve)) }
}

describe('the portal in a body', () => {
  it.each<[string, (body: HTMLElement) => void]>([
    ['emptied as text', (body) => void Object.assign(body, { innerHTML: '' })],
    ['emptied', (body) => body.replaceChildren()],
    ['filled with something else', (body) => void Object.assign(body, { innerHTML: '<main>My own</main>' })],
  ])('that is %s is put back with what stood beside it', async (_how, empty) => {
    const { page, root, reported, settled } = portalIn()
    empty(page.body)
    await settled()
    expect(page.body.innerHTML).toBe(whole)
    expect(page.querySelector('#portal-root')).toBe(root)
    expect(reported).toHaveBeenCalledOnce()
  })

  it('that is emptied piece by piece is put back', async () => {
    const { page, settled } = portalIn()
    while (page.body.firstChild) page.body.firstChild.remove()
    await settled()
    expect(page.body.innerHTML).toBe(whole)
  })

  it('is left alone while other things come and go', async () => {
    const { page, reported, settled } = portalIn()
    page.querySelector('#pop-up')?.remove()
    page.body.append('text')
    await settled()
    expect(page.body.innerHTML).toBe('<div id="portal-root"><p>Orders</p></div>text')
    expect(reported).not.toHaveBeenCalled()
  })

  it('is left where somebody puts something around it', async () => {
    const { page, root, settled } = portalIn()
    const frame = page.createElement('section')
    page.body.append(frame)
    frame.append(root)
    await settled()
    expect(root.parentNode).toBe(frame)
  })
})
