import { beforeEach, describe, expect, it } from 'vitest'
import { guardAdoptedSheets } from './adopted-sheets.ts'

function sheetOf(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  return sheet
}

const portals = sheetOf('h1 { color: red }')
beforeEach(() => {
  document.adoptedStyleSheets = [portals]
})

describe('style sheets that a sub-app gives to the document', () => {
  it('are beside those of the portal, and go with its page', () => {
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

  it('may be added by their place in the list, which has no holes', () => {
    const list = guardAdoptedSheets(() => 'oms__s1').get()
    const [one, other] = [sheetOf(''), sheetOf('')]
    list[list.length] = one
    expect(Reflect.set(list, 5, other)).toBe(false)
    expect(document.adoptedStyleSheets).toEqual([portals, one])
    list[0] = other
    expect(document.adoptedStyleSheets).toEqual([portals, other])
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
