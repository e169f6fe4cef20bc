import fc from 'fast-check'
import { expect, it } from 'vitest'
import { inParts } from './use-mark-read.ts'

it('ids go to the server all of them, in order, and never more than its field holds', async () => {
  const ids = fc.array(fc.integer({ min: 1, max: 2_147_483_647 }), { maxLength: 2000 })
  await fc.assert(
    fc.asyncProperty(ids, async (asked) => {
      const sent: string[] = []
      await inParts(asked, async (part) => sent.push(part))
      expect(sent.flatMap((part) => part.split(',').map(Number))).toEqual(asked)
      for (const part of sent) expect(part.length).toBeLessThanOrEqual(4096)
    }),
    { numRuns: 30 },
  )
})
