import type { SpecifiedSubApp } from '@portal/protocol/systems'
import { fakeBridge } from '@portal/sub-app-sdk/testing/fake-bridge'
import { cleanup } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { drawStyles, firstComponents } from '../build/prerender-styles.ts'
import { answers, openPage, order, pageOf } from '../testing/open-page.tsx'
import type { PrerenderedStyle } from './prerendered-style.ts'

const { drawn } = vi.hoisted(() => ({ drawn: {} as Record<string, PrerenderedStyle> }))
vi.mock('./prerendered.ts', () => ({ prerenderedStyle: (name: string) => drawn[name] }))

globalThis.makesStyles = true

const styles = drawStyles(firstComponents)

afterEach(() => {
  cleanup()
  for (const name of Object.keys(drawn)) delete drawn[name]
})

/** The texts of all styles that a page has written once it is rendered, in their order. */
function written(path: string, identity: SpecifiedSubApp) {
  for (const element of document.querySelectorAll('style')) element.remove()
  const { snapshot } = fakeBridge()
  openPage(
    path,
    {
      request: answers(pageOf(order), pageOf(order)),
      snapshot: () => ({ ...snapshot(), theme: 'dark', size: 'small' }),
    },
    identity,
  )
  const elements = [...document.querySelectorAll('style')]
  cleanup()
  return {
    texts: elements.map(({ textContent }) => textContent),
    // Variables have their own marker, icons none; a rendered style is marked with its name, its animations with
    // theirs.
    computed: elements
      .filter(({ dataset: { tokenHash, cssHash } }) => cssHash && !tokenHash && !/%|^_/.test(cssHash))
      .map(({ textContent }) => textContent.slice(0, 80)),
  }
}

it.each<[string, SpecifiedSubApp]>([
  ['/home', 'oms'],
  ['/orders/ceramic', 'oms'],
  ['/orders/ceramic/new', 'oms'],
  ['/orders/ceramic/TC10000001', 'oms'],
  ['/approvals', 'ltc'],
  ['/balance', 'oms'],
  ['/pages/deep/1-1', 'dp'],
  ['/no/such/page', 'czdp'],
])('the page %s of %s computes no style, and has the same as if it did', (path, identity) => {
  const before = written(path, identity)
  expect(before.computed.length).toBeGreaterThan(2)
  Object.assign(drawn, styles)
  const { texts, computed } = written(path, identity)
  expect(computed).toEqual([])
  expect(texts).toEqual(before.texts)
})
