import { RemoteError } from '@portal/protocol/remote-error'
import { describe, expect, it, vi } from 'vitest'
import { WrongFile } from '../failure/failure.ts'
import { expectNoPage, fetchFile } from './fetch-file.ts'

describe('fetching a file of a sub-app', () => {
  it('has as long as a page has to be drawn', async () => {
    const fetch = vi.fn(async () => 'text')
    await expect(fetchFile('/a.js', fetch)).resolves.toBe('text')
    expect(fetch.mock.calls).toEqual([['/a.js', { timeoutMs: 30_000 }]])
  })

  it('is tried once more before it fails', async () => {
    const fetch = vi.fn().mockRejectedValueOnce(new Error('first')).mockResolvedValueOnce('text')
    await expect(fetchFile('/a.js', fetch)).resolves.toBe('text')

    const broken = vi
      .fn()
      .mockRejectedValueOnce(new Error('first'))
      .mockRejectedValueOnce(new Error('second'))
    await expect(fetchFile('/a.js', broken)).rejects.toThrow('second')
    expect(broken).toHaveBeenCalledTimes(2)
  })

  it('is not tried again when its time is up', async () => {
    const fetch = vi.fn().mockRejectedValue(new RemoteError('timeout', '/a.js'))
    await expect(fetchFile('/a.js', fetch)).rejects.toThrow(RemoteError)
    expect(fetch).toHaveBeenCalledOnce()
  })
})

describe('a script or style sheet', () => {
  it.each(['(function(){})()', 'a < b', '/* <html> */ body {}', ''])('may be %j', (text) => {
    expect(expectNoPage('/a.js', text)).toBe(text)
  })

  it.each(['<!doctype html><p>502', '\n <HTML lang="en">', '<head></head>', '<body class="x">'])(
    'is not %j',
    (text) => {
      expect(() => expectNoPage('/a.js', text)).toThrow(WrongFile)
    },
  )
})
