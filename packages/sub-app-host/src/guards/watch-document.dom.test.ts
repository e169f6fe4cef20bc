import { portalRootId } from '@portal/protocol/rules/portal-root'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { guardedInstance } from '../testing/guarded-document.ts'

const portal = document.createElement('div')
const popUp = document.createElement('aside')
portal.id = portalRootId
popUp.dataset.portal = ''
const reported = vi.fn()
const settled = () => Promise.resolve()

// The portal is there before the first page.
beforeAll(() => {
  document.body.append(portal, popUp)
  guardedInstance().container.parentElement?.remove()
})
beforeEach(() => void vi.stubGlobal('reportError', reported.mockReset()))
afterEach(() => vi.unstubAllGlobals())

describe('the portal in the body', () => {
  it.each<[string, (body: HTMLElement) => void]>([
    ['emptied by innerHTML', (body) => void Object.assign(body, { innerHTML: '' })],
    ['emptied', (body) => body.replaceChildren()],
    ['filled with something else', (body) => void Object.assign(body, { innerHTML: '<main>My own</main>' })],
    [
      'emptied node by node',
      (body) => {
        while (body.firstChild) body.firstChild.remove()
      },
    ],
  ])('that is %s is restored with its siblings', async (_how, empty) => {
    empty(document.body)
    await settled()
    expect([...document.body.children]).toEqual([portal, popUp])
    expect(reported).toHaveBeenCalledOnce()
  })

  it('is not touched while other elements come and go', async () => {
    const { container } = guardedInstance()
    container.parentElement?.remove()
    await settled()
    expect([...document.body.children]).toEqual([portal, popUp])
    expect(reported).not.toHaveBeenCalled()
  })

  it('stays where it was moved within the body', async () => {
    const frame = document.createElement('section')
    frame.dataset.portal = ''
    document.body.append(frame)
    frame.append(portal)
    await settled()
    expect(portal.parentNode).toBe(frame)
    frame.replaceWith(portal)
  })
})

it('what the portal has marked as its own is of no page', async () => {
  guardedInstance().guards.overlays.begin()
  const [own, unknown] = [document.createElement('form'), document.createElement('form')]
  own.dataset.portal = ''
  document.body.append(own, unknown)
  await settled()
  expect([own, unknown].map((one) => one.dataset.subAppOverlay !== undefined)).toEqual([false, true])
  own.remove()
  unknown.remove()
})

it('a base that is inserted later does not become that of the portal', async () => {
  const inserted = [document.head, document.body].map((parent) => {
    const base = document.createElement('base')
    base.href = 'https://elsewhere.test/'
    return parent.appendChild(base)
  })
  await settled()
  expect(inserted.map((base) => base.hasAttribute('href'))).toEqual([false, false])
  for (const base of inserted) base.remove()
})
