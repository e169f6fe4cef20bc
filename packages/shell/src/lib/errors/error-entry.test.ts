import { RemoteError } from '@portal/protocol/remote-error'
import { array, assert, constantFrom, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ErrorEntry } from '../storage/checks.ts'
import { errorFacts, sourceInText } from './collect-errors.ts'
import { mostEntries, withError } from './error-log.ts'

const entry = (message: string, at = 0, change: Partial<ErrorEntry> = {}): ErrorEntry => ({
  message,
  info: '',
  url: '/dashboard',
  stack: '',
  origin: 'uncaught',
  app: 'shell',
  version: '1',
  count: 1,
  firstAt: at,
  lastAt: at,
  ...change,
})

describe('the error log', () => {
  it('counts an error that happens again, and puts it first', () => {
    const log = [entry('A', 1), entry('B', 2), entry('A', 3)].reduce(withError, [])
    expect(log).toEqual([entry('A', 3, { firstAt: 1, count: 2 }), entry('B', 2)])
  })

  it('distinguishes the same error of another app', () => {
    expect([entry('A'), entry('A', 0, { app: 'oms' })].reduce(withError, [])).toHaveLength(2)
  })

  it('is bounded, has no error twice, and ends with what happened last', () => {
    const messages = Array.from({ length: 2 * mostEntries }, (_one, index) => `E${index}`)
    assert(
      property(array(constantFrom(...messages), { minLength: 1, maxLength: 200 }), (happened) => {
        const log = happened.map((message, at) => entry(message, at)).reduce(withError, [])
        expect(log.length).toBe(Math.min(mostEntries, log.length))
        expect(new Set(log.map(({ message }) => message)).size).toBe(log.length)
        expect(log[0]?.message).toBe(happened.at(-1))
      }),
    )
  })
})

describe('the details of a thrown value [S-8.15]', () => {
  it.each([
    ['an error', new TypeError('no'), 'TypeError: no'],
    ['a text', 'no', 'no'],
    ['nothing', undefined, 'undefined'],
    ['an object', { message: 'of another window' }, 'of another window'],
    [
      'a refused call',
      { name: 'RemoteError', kind: 'network', callId: 'menus', message: '' },
      'RemoteError: network: menus',
    ],
    ['an answer that refuses', { status: 'E', msg: 'no' }, '{"status":"E","msg":"no"}'],
    ['an object that cannot be written out', { big: 1n }, 'unknown'],
    [
      'an object that does not tell',
      new Proxy(
        {},
        {
          get: () => {
            throw new Error()
          },
        },
      ),
      'unknown',
    ],
  ])('%s', (_case, thrown, message) => {
    expect(errorFacts(thrown).message).toBe(message)
  })

  it('names the call that failed by its number, also as its cause', () => {
    const call = new RemoteError('http', 'menus', { requestId: '4f2a91c077be' })
    expect(errorFacts(call).requestId).toBe('4f2a91c077be')
    expect(errorFacts(new Error('x', { cause: call })).requestId).toBe('4f2a91c077be')
    expect(errorFacts(new Error('x'))).not.toHaveProperty('requestId')
  })

  it('is cut, and names its cause', () => {
    const facts = errorFacts(new Error('x'.repeat(9999), { cause: new Error('why') }))
    expect(facts.message.length).toBeLessThan(600)
    expect(facts.stack).toContain('(Error: why)')
  })
})

describe('whose error it is', () => {
  const entries = {
    oms: { entry: '/sub-apps/oms/' },
    ltc: { entry: 'http://localhost:7101/index.html' },
    czdp: { entry: '/sub-apps/czdp/' },
    dp: { entry: '/sub-apps/dp/' },
  }
  it.each([
    ['at f (http://localhost:8200/sub-apps/oms/assets/main.js:1:2)', 'oms'],
    ['at f (http://localhost:7101/src/main.tsx:1:2)', 'ltc'],
    ['at f (http://localhost:8200/assets/index.js:1:2)', undefined],
    ['', undefined],
  ])('%s', (stack, app) => {
    expect(sourceInText(stack, entries, 'http://localhost:8200')).toBe(app)
  })
})
