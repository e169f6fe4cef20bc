import { moveTour } from '@portal/protocol/control/training'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { StagedWorld } from '../testing/scenario-proofs/staged-world.ts'
import { moved, orderExceptionSteps, tourIn } from '../testing/scenario-proofs/tour-proofs.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { controlOf } from '../testing/test-control.ts'

let portal: TestApp
let staged: StagedWorld
beforeAll(async () => {
  portal = await openTestApp()
  const pathParams = { world: portal.world.name }
  const body = { names: ['tour-order-exception'] }
  const control = controlOf(portal.app)
  staged = { portal, control, applied: await control.applyScenario({ pathParams, body }) }
})
afterAll(() => portal.close())

test('a tour is left and resumed where it was, and begins again', async () => {
  expect(await moved(portal, { move: 'resume' })).toMatchObject({ step: null })
  expect(await moved(portal, { move: 'begin' })).toMatchObject({ step: 0 })
  expect(await moved(portal, { move: 'leave' })).toMatchObject({ step: 0, left: true })
  expect(await moved(portal, { move: 'resume' })).toMatchObject({ step: 0, left: false })
  expect(await moved(portal, { move: 'begin' })).toMatchObject({ step: 0, done: false })
})

test('a tour does not go on from a step that is not the present one', async () => {
  expect(await moved(portal, { move: 'next', step: 3 })).toMatchObject({ step: 0 })
})

test('the trainer sees how far it is', async () => {
  const [watched] = await controlOf(portal.app).watchWorlds({ query: { worlds: portal.world.name } })
  expect(watched?.tour).toEqual({ scenario: 'tour-order-exception', step: 0, steps: 4, left: false })
})

test('a tour continues after the clock of its world went back', async () => {
  const change = { action: 'travel', by: '-3d' } as const
  await staged.control.changeClock({ pathParams: { world: portal.world.name }, body: { change } })
  await orderExceptionSteps(staged)
})

test('a world that is reset to the company has no tour', async () => {
  const worlds = [portal.world.name]
  await controlOf(portal.app).resetWorlds({ body: { worlds } })
  expect(await tourIn(portal)).toMatchObject({ step: null })
  await controlOf(portal.app).resetWorlds({ body: { worlds, to: 'company' } })
  expect(await tourIn(portal)).toBeNull()
})

test('an unknown move is refused with the possible ones', async () => {
  const request = { method: 'POST', url: moveTour.path, headers: portal.headers } as const
  const { statusCode, body } = await portal.app.inject({ ...request, payload: { move: 'skip' } })
  expect(statusCode).toBe(400)
  expect(body).toContain('move must be one of begin, next, leave, resume')
})
