import { expect, it } from 'vitest'
import { faultProblem } from './fault-problem.ts'
import type { FaultOrder } from './faults.ts'

type Effect = Omit<FaultOrder, 'target'>
const misbehave: Effect & { kind: 'misbehave' } = { kind: 'misbehave', misbehave: ['flood'] }
const sequence: Effect = { kind: 'sequence', steps: [{ kind: 'pass' }, misbehave] }

it.each(['/sub-apps/oms/', '/sub-apps/*', '/*'])('a fault misbehave may be at %s', (target) => {
  expect(faultProblem({ target, ...misbehave })).toBeUndefined()
})

it.each(['login', '*', '/sub-apps/oms', '/api/*'])('a fault misbehave at %s would never strike', (target) => {
  for (const fault of [misbehave, sequence])
    expect(faultProblem({ target, ...fault })).toMatch(/expected \/sub-apps\/oms\/, .* in place of /)
})

it('a target that means nothing is named first', () => {
  expect(faultProblem({ target: 'warehouse', ...misbehave })).toMatch(/^There is no call warehouse/)
})
