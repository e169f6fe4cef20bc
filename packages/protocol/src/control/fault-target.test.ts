import { describe, expect, it } from 'vitest'
import { faultProblem, targetMatches, targetProblem } from './fault-target.ts'
import type { FaultOrder } from './faults.ts'

describe('a target means a request', () => {
  it.each([
    ['login', 'login', '/api/x', true],
    ['login', 'findDic', '/login', false],
    ['*', 'login', '/anything', true],
    ['*', undefined, '/api/anything', true],
    ['*', undefined, '/index.html', false],
    ['/*', undefined, '/index.html', true],
    ['/api/a', undefined, '/api/a', true],
    ['/api/a', undefined, '/api/ab', false],
    ['/api/*', 'login', '/api/a/b', true],
    ['/api/*/c', 'login', '/api/a/b/c', true],
    ['/api/*/c', 'login', '/api/c', false],
    ['/a*b*c', 'login', '/a-b-c', true],
    ['/a*b*c', 'login', '/a-c-b', false],
    ['/api/.*', 'login', '/api/login', false],
  ])('%s, call %s, path %s: %s', (target, call, path, expected) => {
    expect(targetMatches(target, call, path)).toBe(expected)
  })
})

it.each(['login', '*', '/api/*'])('%s is a target', (target) => {
  expect(targetProblem(target)).toBeUndefined()
})

it.each([
  ['findToDoTasks', /^There is no call findToDoTasks; did you mean findTodoTasks\?$/],
  ['warehouse', /^There is no call warehouse; expected one of login, .*, …, or a path such as \/api\//],
])('%s is no target', (target, problem) => {
  expect(targetProblem(target)).toMatch(problem)
})

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
