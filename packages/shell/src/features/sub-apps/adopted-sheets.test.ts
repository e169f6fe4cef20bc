import { beforeEach, describe, expect, it } from 'vitest'
import { guardAdoptedSheets } from './adopted-sheets.ts'

/** This document has no such list; its style sheets stand in for those that scripts make. */
function sheetOf(css: string): CSSStyleSheet {
  const style = document.createElement('style')
  style.textContent = css
  document.head.append(style)
  if (!style.sheet) throw new Error('A style in the document has a sheet')
  return style.sheet
}

const portals = sheetOf('h1 { color: red }')
beforeEach(() => {
  Object.defineProperty(document, 'adoptedStyleSheets', { value: [portals], writable: true })
})

describe('style sheets that a sub-app gives to the document', () => {
  it('stand beside those of the portal, and go with its page', () => {
    const guard = guardAdoptedSheets(() => 'oms__s1')
    guard.begin()
    const sheet = sheetOf('.oms { color: red }')
    guard.set([sheet])
    expect(document.adoptedStyleSheets).toEqual([portals, sheet])
    guard.end()
    expect(document.adoptedStyleSheets).toEqual([portals])
  })

  it('may be added to the list in place', () => {
    const guard = guardAdoptedSheets(() => 'oms__s1')
    const [one, other] = [sheetOf(''), sheetOf('')]
    guard.get().push(one)
    guard.set([...guard.get(), other])
    expect(document.adoptedStyleSheets).toEqual([portals, one, other])
  })

  it('come back with the next page where the scripts gave them, and not where the last page did', () => {
    const guard = guardAdoptedSheets(() => 'oms__s1')
    const [ofScripts, ofPage] = [sheetOf(''), sheetOf('')]
    guard.set([ofScripts])
    guard.begin()
    guard.get().push(ofPage)
    guard.end()
    guard.begin()
    expect(document.adoptedStyleSheets).toEqual([portals, ofScripts])
  })
})
