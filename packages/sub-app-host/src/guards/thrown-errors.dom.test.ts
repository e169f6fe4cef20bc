import { afterEach, expect, it } from 'vitest'
import { endGuardedInstances, guardedInstance } from '../testing/guarded-document.ts'
import { isThrownByOther, runAsInstance } from './running-instance.ts'

afterEach(endGuardedInstances)

it('an error is of the instance whose listener or timer has thrown it', () => {
  const [one, other] = [guardedInstance(), guardedInstance()]
  const error = new Error('thrown')
  const fail = () => {
    throw error
  }
  expect(() => runAsInstance(one.guards, fail)).toThrow(error)
  const isOfOther = (thrown: unknown) =>
    [one, other].map(({ container }) => isThrownByOther(thrown, container))
  expect(isOfOther(error)).toEqual([false, true])
  expect([...isOfOther(new Error('unknown')), ...isOfOther('a text')]).toEqual([false, false, false, false])
})
