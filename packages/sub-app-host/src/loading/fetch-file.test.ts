import { RemoteError } from '@portal/protocol/remote-error'
import { describe, expect, it, vi } from 'vitest'
import { failureReason } from '../failure.ts'
import { expectNoPage, expectSubApp, failureOfPage, fileFetcher } from './fetch-file.ts'

const signInForm = '<!doctype html><form action="/login"><input type="password" name="p"></form>'
const ownPage = '<!doctype html><div id="portal-root"></div><script src="/assets/start.js"></script>'

function reasonOf(run: () => unknown) {
  try {
    run()
  } catch (error) {
    return failureReason(error)
  }
  return undefined
}

describe('fetching a file of a sub-app', () => {
  it('has as long as a page has to be drawn', async () => {
    const fetch = vi.fn(async () => 'text')
    await expect(fileFetcher(fetch)('/a.js')).resolves.toBe('text')
    expect(fetch.mock.calls).toEqual([['/a.js', { timeoutMs: 30_000 }]])
  })

  it('is retried once before it fails', async () => {
    const fetch = vi.fn().mockRejectedValueOnce(new Error('first')).mockResolvedValueOnce('text')
    await expect(fileFetcher(fetch)('/a.js')).resolves.toBe('text')

    const broken = vi
      .fn()
      .mockRejectedValueOnce(new Error('first'))
      .mockRejectedValueOnce(new Error('second'))
    await expect(fileFetcher(broken)('/a.js')).rejects.toThrow('second')
    expect(broken).toHaveBeenCalledTimes(2)
  })

  it.each(['timeout', 'intercepted'] as const)('is not tried again after %s', async (kind) => {
    const fetch = vi.fn().mockRejectedValue(new RemoteError(kind, '/a.js'))
    await expect(fileFetcher(fetch)('/a.js')).rejects.toThrow(RemoteError)
    expect(fetch).toHaveBeenCalledOnce()
  })
})

describe('a script or style sheet', () => {
  it.each(['(function(){})()', 'a < b', '/* <html> */ body {}', ''])('may be %j', (text) => {
    expect(expectNoPage('/a.js', text)).toBe(text)
  })

  it.each([
    ['<!doctype html><p>502', 'wrongFile'],
    ['\n <HTML lang="en">', 'wrongFile'],
    ['<head></head>', 'wrongFile'],
    ['<body class="x">', 'wrongFile'],
    [signInForm, 'intercepted'],
    [ownPage, 'ownPage'],
  ])('is not %j: %s', (text, reason) => {
    expect(reasonOf(() => expectNoPage('/a.js', text))).toBe(reason)
  })
})

describe('a page that does not start', () => {
  const error = new Error('no lifecycles')
  it.each([
    ['<html><script src="/a.js"></script>', 'broken'],
    [signInForm, 'intercepted'],
    [`<html><script src="/login.js"></script><input name=p type=password>`, 'intercepted'],
    ['<html><meta http-equiv="refresh" content="0;url=/login"><script></script>', 'intercepted'],
    ['<html><h1>Under maintenance</h1>', 'wrongFile'],
    ['', 'wrongFile'],
  ])('%j failed because: %s', (html, reason) => {
    expect(failureReason(failureOfPage('/oms/', html, error))).toBe(reason)
  })

  it('is not mounted at all when it is the page of the portal itself', () => {
    expect(reasonOf(() => expectSubApp('/oms/', ownPage))).toBe('ownPage')
    expect(expectSubApp('/oms/', signInForm)).toBe(signInForm)
  })
})

describe('an answer of something between', () => {
  it.each([
    [401, 'intercepted'],
    [407, 'intercepted'],
    [511, 'intercepted'],
    [403, 'notAllowed'],
    [404, 'unreachable'],
    [503, 'unreachable'],
  ])('of HTTP %i is shown as %s', (httpStatus, reason) => {
    expect(failureReason(new RemoteError('http', '/oms/', { httpStatus }))).toBe(reason)
  })
})
