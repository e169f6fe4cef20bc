import { expect, it } from 'vitest'
import { pinSharedPrototypes } from './shared-prototypes.ts'

/** The document that a sub-app gets. */
const hosted = new Proxy(document, {})
let running: { readonly window: Pick<Window, 'document'> } | null = null
pinSharedPrototypes(() => running)

const parentNode = () => Object.getOwnPropertyDescriptor(Node.prototype, 'parentNode')

it('what stands above the root is the document of whoever asks', () => {
  const root = document.documentElement
  expect(root.parentNode).toBe(document)
  running = { window: { document: hosted } }
  expect(root.parentNode === hosted).toBe(true)
  expect(root.firstChild?.parentNode).toBe(root)
  running = null
})

it('a document that no page is shown in stays what it is', () => {
  const parsed = new DOMParser().parseFromString('<p>text</p>', 'text/html')
  expect(parsed.documentElement.parentNode).toBe(parsed)
  expect(parsed.compareDocumentPosition(parsed.documentElement)).toBe(
    document.compareDocumentPosition(document.documentElement),
  )
  expect(parsed.body.compareDocumentPosition(parsed)).toBe(document.body.compareDocumentPosition(document))
})

it('nothing can be laid over them', () => {
  const { observe } = MutationObserver.prototype
  const { compareDocumentPosition } = Node.prototype
  MutationObserver.prototype.observe = () => {}
  Node.prototype.compareDocumentPosition = () => 0
  expect(MutationObserver.prototype.observe).toBe(observe)
  expect(Node.prototype.compareDocumentPosition).toBe(compareDocumentPosition)
  // By which the hosting library tells that there is nothing to do, and what it does at the end all the same.
  const descriptor = parentNode() ?? {}
  expect(descriptor.configurable).toBe(false)
  Object.defineProperty(Node.prototype, 'parentNode', descriptor)
  expect(parentNode()).toEqual(descriptor)
})

it('an observer may have a way of its own', () => {
  const own = () => {}
  expect(Object.assign(new MutationObserver(() => {}), { observe: own }).observe).toBe(own)
})
