import { anything, assert, property } from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { colorStyles, lookOf } from './color-variables.ts'
import { applyLook } from './look.ts'

let root: HTMLElement
beforeEach(() => {
  root = document.createElement('html')
})

describe('the look of a page', () => {
  it.each(['system', 'light', 'dark'] as const)('is %s, with the tones of the colour', (scheme) => {
    applyLook(lookOf({ scheme, themeColor: '#722ed1' }), root)
    expect(root.dataset.theme).toBe(scheme)
    expect(root.style.getPropertyValue('--light-primary')).toBe('#722ed1')
    expect(root.style.getPropertyValue('--dark-primary-fill')).toMatch(/^#[0-9a-f]{6}$/)
  })

  it('follows the system where nothing was chosen', () => {
    applyLook(undefined, root)
    expect(root.dataset.theme).toBe('system')
    expect(root.style.length).toBe(0)
  })

  it.each([
    ['system', ['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']],
    ['light', ['all', 'not all']],
    ['dark', ['not all', 'all']],
  ] as const)('has the browser’s own bar in its colour: %s', (scheme, media) => {
    root.innerHTML =
      '<meta name="theme-color" data-scheme="light"><meta name="theme-color" data-scheme="dark"><meta name="referrer">'
    for (const before of ['dark', 'light', scheme] as const) applyLook({ scheme: before }, root)
    const colors = [...root.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')]
    expect(colors.map((color) => color.media)).toEqual(media)
  })

  it('is nothing but variables, whatever was stored', () => {
    assert(
      property(anything(), (tones) => {
        const page = document.createElement('html')
        applyLook({ scheme: 'dark', tones: { display: 'none', tones } }, page)
        expect(page.style.display).toBe('')
        expect(() => applyLook({ tones }, page)).not.toThrow()
      }),
    )
  })
})

it('the style sheet has every colour, and takes those of a chosen theme', () => {
  const styles = colorStyles('#1890ff')
  expect(styles).toContain('--color-page: light-dark(#f5f7fa, #0e1116)')
  expect(styles).toContain(
    '--color-primary: light-dark(var(--light-primary, #1890ff), var(--dark-primary, #1890ff))',
  )
  for (const name of Object.keys(lookOf({ scheme: 'system', themeColor: '#1890ff' }).tones)) {
    expect(styles).toContain(`var(--${name}, `)
  }
})
