import type { Id } from '@portal/protocol/rules/ids'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { inBatches } from './use-mark-read.ts'

it('sends all ids, in order, and never more than the field accepts', async () => {
  const id = fc.oneof(fc.nat(), fc.uuid(), fc.stringMatching(/^\d{19}$/))
  const ids = fc.array<Id>(id, { maxLength: 1000 })
  await fc.assert(
    fc.asyncProperty(ids, async (given) => {
      const sent: (readonly Id[])[] = []
      await inBatches(given, async (part) => sent.push(part))
      expect(sent.flat()).toEqual(given)
      for (const part of sent) expect(part.join(',').length).toBeLessThanOrEqual(4096)
    }),
    { numRuns: 30 },
  )
})
