import { pointTotals, postPoints } from '@portal/store/points'
import type { Handlers } from '../../calls/call-context.ts'
import { filled } from '../../errors/message.ts'
import { Rejection } from '../../errors/rejection.ts'
import { texts } from '../../errors/texts.ts'
import { visibleRows } from '../../queries/visible-rows.ts'
import { distributorFields, flag, isoTime, yuan } from '../../queries/wire-values.ts'
import { readAccountManager, readOpenAmounts } from './accounts.ts'
import { readFreeze } from './freezes.ts'
import { findAccount, readPointPostings } from './point-postings.ts'

export const pointsHandlers: Pick<
  Handlers,
  'findBalanceAndIntegral' | 'integralPostDetail' | 'integralPostDetailConfirm' | 'checkAccountFreeze'
> = {
  async findBalanceAndIntegral({ world, user, nameOf, input: { body } }) {
    const { id, account, ...distributor } = await findAccount({ world, user }, body.distributorCode)
    const { posted, waiting } = await pointTotals(world.db, id)
    const openAmounts = await readOpenAmounts(world, [id])
    return {
      ...distributorFields(distributor, nameOf),
      balance: yuan(account?.balanceCents ?? 0),
      creditLimit: yuan(account?.creditLimitCents ?? 0),
      openAmount: openAmounts.get(id) ?? 0,
      frozen: flag(Boolean(account?.frozenAt)),
      integral: posted,
      waitingIntegral: waiting,
    }
  },

  integralPostDetail: async ({ world, user, nameOf, input: { body } }) =>
    readPointPostings(world, await visibleRows({ world, user }, body), body, nameOf),

  async integralPostDetailConfirm({ world, user, input: { body } }) {
    const { id: distributorId } = await findAccount({ world, user }, body.distributorCode)
    const outcome = await postPoints(world, { distributorId, ids: body.postingIds, userId: user.id })
    if (outcome.kind === 'unknown') throw new Rejection(filled(texts.unknownPostings, { ids: outcome.ids }))
    if (outcome.kind === 'already-posted')
      throw new Rejection(filled(texts.alreadyPosted, { ids: outcome.ids }))
    const { posted, waiting } = outcome.totals
    return { postedIntegral: outcome.points, integral: posted, waitingIntegral: waiting }
  },

  async checkAccountFreeze({ world, user, nameOf, input: { query } }) {
    const { id, code, account } = await findAccount({ world, user }, query.distributorCode)
    const frozenAt = account?.frozenAt ?? null
    const { reason, record } = await readFreeze(world, account, nameOf)
    return {
      distributorCode: code,
      frozen: flag(frozenAt !== null),
      reason,
      frozenAt: isoTime(frozenAt),
      freezeRecord: record,
      accountManager: await readAccountManager(world, id, nameOf),
    }
  },
}
