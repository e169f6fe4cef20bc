import { beforeEach, describe, expect, it, vi } from 'vitest'
import { setDemoConfig } from '../../../lib/config/testing/demo-config.ts'
import { noteLink } from '../links/link-store.ts'
import { failedLink } from './failed-link.ts'

const entry = 'http://localhost:7101/'

beforeEach(() => {
  localStorage.clear()
  setDemoConfig({ linkSubApps: true })
  noteLink({ app: 'oms', entry })
  noteLink({ app: 'ltc', entry })
})

describe('a page in trouble', () => {
  it('that is linked shows its address, and unlinks only that', () => {
    const unlink = vi.fn()
    const link = failedLink({ app: 'oms', entry }, unlink)
    expect(link?.origin).toBe('http://localhost:7101')
    link?.unlink()
    expect(unlink.mock.calls).toEqual([['oms']])
  })

  it.each([
    ['that was mounted before it was linked', 'oms', '/sub-apps/oms/'],
    ['of another sub-app', 'dp', entry],
  ] as const)('%s has nothing to do with it', (_which, app, from) => {
    expect(failedLink({ app, entry: from }, vi.fn())).toBeUndefined()
  })
})
