import { createElement } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { endGuardedInstances, guardedInstance } from '../testing/guarded-document.ts'

afterEach(endGuardedInstances)

it('what React puts into the body by a portal is of the page, and so are the listeners that it adds for that', async () => {
  const { document: own, element, guards, name } = guardedInstance()
  const place = element ?? own.createElement('div')
  const pressed = vi.fn()
  const dialog = createElement('aside', { onClick: pressed }, 'A dialog')
  const press = () =>
    document.querySelector('aside')?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  const root = createRoot(place)
  // Nothing of the page is read meanwhile, as when React works in a separate task.
  await new Promise((resolve) => setTimeout(resolve))
  flushSync(() => root.render(createPortal(dialog, document.body)))
  await Promise.resolve()
  const [shown] = document.querySelectorAll<HTMLElement>('aside')
  expect(shown?.dataset.subAppOverlay).toBe(name)
  press()
  expect(pressed).toHaveBeenCalledOnce()

  guards.listeners.end()
  press()
  expect(pressed).toHaveBeenCalledOnce()

  // React listens once for all pages of its scripts.
  guards.listeners.begin()
  press()
  expect(pressed).toHaveBeenCalledTimes(2)
  flushSync(() => root.unmount())
})

it('what the portal itself puts there is not', async () => {
  const { document: own } = guardedInstance()
  const portal = document.createElement('div')
  portal.dataset.portal = ''
  document.body.append(portal)
  const root = createRoot(portal)
  flushSync(() => root.render(createPortal(createElement('aside', {}, 'A dialog'), own.body)))
  await Promise.resolve()
  expect(document.querySelector<HTMLElement>('aside')?.dataset.subAppOverlay).toBeUndefined()
  flushSync(() => root.unmount())
})
