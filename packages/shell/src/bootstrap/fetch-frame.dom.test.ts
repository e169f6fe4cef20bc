import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { cookieNames } from '../lib/storage/cookie-names.ts'
import { removeCookie, writeCookie } from '../lib/storage/cookies.ts'
import { fetchFrame, fetchSecondParts } from './fetch-frame.ts'

let head: HTMLElement
beforeEach(() => {
  head = document.createElement('head')
})
afterEach(() => removeCookie(cookieNames.certificate))

const asked = () =>
  [...head.querySelectorAll('link')].map(({ rel, as, href }) => [rel, as, new URL(href).pathname])

describe('the files of the frame', () => {
  it('are asked for with the page where somebody is signed in, scripts as modules', () => {
    writeCookie(cookieNames.certificate, 'c-1')
    fetchFrame('/assets/frame.js /assets/frame.css', head)
    expect(asked()).toEqual([
      ['modulepreload', '', '/assets/frame.js'],
      ['preload', 'style', '/assets/frame.css'],
    ])
  })

  it('are none of the sign-in page’s', () => {
    fetchFrame('/assets/frame.js', head)
    expect(asked()).toEqual([])
  })

  it.each([undefined, ''])('may be unknown, as while developing: %j', (files) => {
    writeCookie(cookieNames.certificate, 'c-1')
    fetchFrame(files, head)
    expect(asked()).toEqual([])
  })
})

describe('what the frame draws second', () => {
  const page = (head: string) => new DOMParser().parseFromString(`<head>${head}</head>`, 'text/html')
  const askedIn = ({ head }: Document) => [...head.querySelectorAll('link')].map((link) => link.outerHTML)

  it('is asked for by the frame, not run', () => {
    const shown = page('<script data-second="/assets/second.js /assets/second.css"></script>')
    fetchSecondParts(shown)
    expect(askedIn(shown)).toEqual([
      expect.stringMatching(/rel="modulepreload".*second\.js/),
      expect.stringMatching(/rel="preload" as="style".*second\.css/),
    ])
  })

  it('may be unknown, as while developing', () => {
    const shown = page('')
    fetchSecondParts(shown)
    expect(askedIn(shown)).toEqual([])
  })
})
