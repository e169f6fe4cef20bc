import { describe, expect, it, vi } from 'vitest'
import { fetchFile } from './fetch-file.ts'

describe('fetching a file of a sub-app', () => {
  it('has 15 seconds', async () => {
    const fetch = vi.fn(async () => 'text')
    await expect(fetchFile('/a.js', fetch)).resolves.toBe('text')
    expect(fetch.mock.calls).toEqual([['/a.js', { timeoutMs: 15_000 }]])
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
})
