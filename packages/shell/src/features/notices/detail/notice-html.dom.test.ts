import { describe, expect, it } from 'vitest'
import { isOverloaded, noticeNodes, pictureUse } from './notice-html.ts'

const shown = (html: string) => {
  const place = document.createElement('div')
  place.append(noticeNodes(html, { tableLabel: 'Table', pictureLabel: 'Picture', pictureHosts: [] }))
  return place
}

it.each([
  ['/files/a.png', 'shown'],
  ['data:image/png;base64,AAAA', 'shown'],
  ['https://pictures.test/a.png', 'shown'],
  ['https://pictures.test:8443/a.png', 'linked'],
  ['https://other.test/a.png', 'linked'],
  ['https://pictures.test@other.test/a.png', 'linked'],
  ['data:image/svg+xml;base64,AAAA', 'left out'],
  ['//pictures.test/a.png', 'left out'],
  ['http://pictures.test/a.png', 'left out'],
  ['java\nscript:alert(1)', 'left out'],
  ['https://', 'left out'],
])('the picture %j is %s', (address, use) => {
  expect(pictureUse(address, ['pictures.test'])).toBe(use)
})

describe('a text that is nested too deep, or has too many elements', () => {
  it.each([
    ['60,000 nested elements', `${'<div>'.repeat(60_000)}Tiles &lt;b&gt;<script>x</script>`],
    ['60,000 elements that never end', '<b>Tiles '.repeat(60_000)],
    ['60,000 rows', `<table>${'<tr><td>Tiles'.repeat(60_000)}</table>`],
  ])('%s: its words alone are shown', (_what, html) => {
    expect(isOverloaded(html)).toBe(true)
    const place = shown(html)
    expect(place.children).toHaveLength(0)
    expect(place.textContent).toContain('Tiles')
  })

  it.each([
    ['paragraphs without an end', '<p>Tiles'.repeat(1000)],
    ['a list without ends', `<ul>${'<li>Tiles'.repeat(1000)}</ul>`],
    ['many elements after each other', '<div><b>Tiles</b></div>'.repeat(1000)],
  ])('is not one of %s', (_what, html) => {
    expect(isOverloaded(html)).toBe(false)
  })
})
