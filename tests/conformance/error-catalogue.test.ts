import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type BentPortal, openBentPortal } from './bent-portal.ts'
import { answerCauses } from './error-causes/answers.ts'
import { errandCauses } from './error-causes/errands.ts'

let portal: BentPortal
beforeAll(async () => {
  portal = await openBentPortal()
})
beforeEach(() => portal.scenario('default'))
afterAll(() => portal.close())

// What a server can cause of the error catalogue (specification §8). docs/control.md tells how, and what the shell alone causes.
const causes = { ...answerCauses, ...errandCauses }

describe.each(Object.entries(causes))('%s', (_entry, means) => {
  test.each(Object.entries(means))('by %s', async (_means, { cause, answer }) => {
    expect(await cause(portal)).toEqual(answer)
  })
})
