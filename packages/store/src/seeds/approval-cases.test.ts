import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ApprovalCase, approval } from './approval-cases.ts'

const now = new Date('2026-03-31T02:00:00Z')
const place = {
  menuItemId: 5,
  ownerIds: [11],
  candidates: ({ by }: { by: string }) =>
    by === 'distributor' ? [] : [11, 12].map((id) => ({ id, units: [] })),
}
const cases: fc.Arbitrary<ApprovalCase> = fc.record({
  subject: fc.constantFrom('salesOrder', 'project', 'contract'),
  businessKey: fc.string(),
  businessUnit: fc.constantFrom('ceramic', 'bathroom'),
  distributorId: fc.constant(1),
  applicantId: fc.constantFrom(3, 11),
  since: fc.date({ min: new Date('2025-10-01'), max: now, noInvalidDate: true }),
  isDecided: fc.boolean(),
  about: fc.constant('一个项目'),
  aboutEn: fc.constant('A project'),
  attachments: fc.constant([]),
})

describe('a generated approval', () => {
  it('has done steps, then one that waits, then those to come; none is left when it is decided', () => {
    fc.assert(
      fc.property(fc.string(), cases, (seed, given) => {
        const made = approval(seed, 1, given, place, now)
        const states = made?.tasks.map(({ state }) => state).join(' ') ?? ''
        expect(states).toMatch(
          given.isDecided ? /^approved( approved)*$/ : /^(approved )*waiting( pending)*$/,
        )
        expect(made?.process.state).toBe(given.isDecided ? 'approved' : 'running')
      }),
    )
  })

  it('goes through its steps one after the other, never in the future', () => {
    fc.assert(
      fc.property(fc.string(), cases, (seed, given) => {
        let time = given.since.getTime()
        for (const { startedAt, endedAt, state } of approval(seed, 1, given, place, now)?.tasks ?? []) {
          expect([startedAt === null, endedAt === null]).toEqual([state === 'pending', state !== 'approved'])
          if (startedAt) expect(startedAt.getTime()).toBe(time)
          time = endedAt?.getTime() ?? time
          expect(time).toBeLessThanOrEqual(now.getTime())
        }
      }),
    )
  })

  it('never leaves a step to the applicant', () => {
    fc.assert(
      fc.property(fc.string(), cases, (seed, given) => {
        const assignees = approval(seed, 1, given, place, now)?.tasks.map(({ assigneeId }) => assigneeId)
        expect(assignees).not.toContain(given.applicantId)
      }),
    )
  })

  it('leaves out steps that no user can do, and is none when there is no other step', () => {
    const [given] = fc.sample(
      cases.map((one): ApprovalCase => ({ ...one, subject: 'contract' })),
      1,
    )
    if (!given) throw new Error('No case')
    const alone = { ...place, candidates: () => [{ id: given.applicantId, units: [] }] }
    expect(approval('portal', 1, given, alone, now)).toBeNull()
    expect(approval('portal', 1, given, place, now)?.tasks.map(({ name }) => name)).toEqual([
      '销售审核',
      '合同审批',
    ])
    expect(approval('portal', 1, given, { ...place, candidates: () => [] }, now)).toBeNull()
  })
})
