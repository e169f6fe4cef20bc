import { cookieNames } from '@portal/protocol/rules/stored-names'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { removeCookie, writeCookie } from '../storage/cookies.ts'
import { prefetchDeferredFiles, prefetchFrameFiles } from './prefetch-files.ts'

let head: HTMLElement
beforeEach(() => {
  head = document.createElement('head')
})
afterEach(() => removeCookie(cookieNames.certificate))

const requested = () =>
  [...head.querySelectorAll('link')].map(({ rel, as, href }) => [rel, as, new URL(href).pathname])

describe('the files of the frame', () => {
  it('are requested with the page when there is a session, scripts as modules', () => {
    writeCookie(cookieNames.certificate, 'c-1')
    prefetchFrameFiles('/assets/frame.js /assets/frame.css', head)
    expect(requested()).toEqual([
      ['modulepreload', '', '/assets/frame.js'],
      ['preload', 'style', '/assets/frame.css'],
    ])
  })

  it('are not requested by the sign-in page', () => {
    prefetchFrameFiles('/assets/frame.js', head)
    expect(requested()).toEqual([])
  })

  it.each([undefined, ''])('are unknown in development: %j', (files) => {
    writeCookie(cookieNames.certificate, 'c-1')
    prefetchFrameFiles(files, head)
    expect(requested()).toEqual([])
  })
})

describe('the files of the deferred part of the frame', () => {
  const page = (head: string) => new DOMParser().parseFromString(`<head>${head}</head>`, 'text/html')
  const requestedIn = ({ head }: Document) => [...head.querySelectorAll('link')].map((link) => link.outerHTML)

  it('are downloaded once, not run', () => {
    const shown = page('<script data-deferred="/assets/deferred.js /assets/deferred.css"></script>')
    prefetchDeferredFiles(shown)
    prefetchDeferredFiles(shown)
    expect(requestedIn(shown)).toEqual([
      expect.stringMatching(/rel="modulepreload".*deferred\.js/),
      expect.stringMatching(/rel="preload" as="style".*deferred\.css/),
    ])
  })

  it('are unknown in development', () => {
    const shown = page('')
    prefetchDeferredFiles(shown)
    expect(requestedIn(shown)).toEqual([])
  })
})
