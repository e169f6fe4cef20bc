import { afterEach, describe, expect, it } from 'vitest'
import { endGuardedInstances, guardedInstance } from '../testing/guarded-document.ts'

afterEach(endGuardedInstances)

describe('what a sub-app wraps of its document', () => {
  const calls: Readonly<Record<string, readonly unknown[]>> = {
    createElement: ['b'],
    addEventListener: ['click', () => {}],
    getElementById: ['root'],
    querySelector: ['p'],
  }

  it.each(Object.entries(calls))('%s is wrapped for its page alone', (name, args) => {
    const { document: own } = guardedInstance()
    const original = Reflect.get(own, name)
    let count = 0
    const wrapper = (...given: unknown[]) => {
      count += 1
      return Reflect.apply(original, own, given)
    }
    Reflect.set(own, name, wrapper)
    expect(Reflect.get(own, name)).toBe(wrapper)
    Reflect.apply(Reflect.get(own, name), own, args)
    Reflect.apply(Reflect.get(document, name), document, args)
    expect(count).toBe(1)
  })

  it('a definition, such as that of its cookies, leaves the real document alone', () => {
    const { document: own } = guardedInstance()
    const written: string[] = []
    Object.defineProperty(own, 'cookie', {
      configurable: true,
      get: () => 'of the page',
      set: (text: string) => written.push(text),
    })
    own.cookie = 'choice=none'
    expect([own.cookie, written, Object.hasOwn(document, 'cookie')]).toEqual([
      'of the page',
      ['choice=none'],
      false,
    ])
  })
})

it('the document is of the class that pages know', () => {
  expect(guardedInstance().document.constructor).toBe(document.constructor)
})
