import { insertRows } from '../engines/insert-rows.ts'
import type { Notice } from '../generated/client.ts'
import { deliverNotices } from '../notices.ts'
import { startOfDay } from '../worlds/clock.ts'
import type { World } from '../worlds/world.ts'
import { inChunks, type Made, numbersAfter, type SeedOptions } from './in-chunks.ts'
import { randomFor } from './random.ts'
import { cities } from './words.ts'

/** Texts of notices; `{city}` and `{cityEn}` are replaced by the place. */
const wordings = [
  {
    type: 'delivery',
    title: '{city}中心仓发货安排调整通知',
    titleEn: 'Change of shipping schedule at the {cityEn} warehouse',
    body: '<p>因{city}中心仓进行货位整理，本周发货时间调整为每日 9:00 至 16:00。</p><p>已预约的提货单不受影响，如需改期请联系仓储物流专员。</p>',
  },
  {
    type: 'training',
    title: '{city}区域产品知识培训报名通知',
    titleEn: 'Registration for product training in {cityEn}',
    body: '<p>本期培训面向{city}区域的销售人员与门店导购，内容为新品卖点、铺贴工艺与售后规范。</p><p>请在开课前三天完成报名，每家门店不超过三人。</p>',
  },
  {
    type: 'policy',
    title: '{city}区域样板间支持政策',
    titleEn: 'Support for showrooms in {cityEn}',
    body: '<p>为提升门店体验，{city}区域新建或翻新样板间可申请专项支持。</p><p>申请须附平面图与预算表，由区域经理审核后提交事业部。</p>',
  },
  {
    type: 'price',
    title: '{city}区域工程价格执行说明',
    titleEn: 'Project prices in {cityEn}',
    body: '<p>{city}区域的工程订单自生效日起按新价格表执行，此前已审批的订单仍按原价结算。</p><p>特价申请须在下单前完成审批。</p>',
  },
  {
    type: 'announcement',
    title: '{city}服务网点工作时间通知',
    titleEn: 'Opening hours of the {cityEn} service point',
    body: '<p>{city}服务网点的工作时间调整为周一至周六 8:30 至 17:30。</p><p>紧急报修请拨打售后热线，值班人员将在两小时内回复。</p>',
  },
]

/** The notice of a number, which is its id: published, to everyone, for some weeks around the day of `now`. */
function notice(seed: string, number: number, now: Date) {
  const draw = randomFor(seed, 'Notice', number)
  const { type, title, titleEn, body } = draw('wording').pick(wordings)
  const [city, cityEn] = draw('city').pick(cities)
  const fill = (text: string) => text.replaceAll('{city}', city).replaceAll('{cityEn}', cityEn)
  const startDate = startOfDay(now, -draw('age').int(0, 60))
  const endDate = new Date(startOfDay(now, draw('rest').int(1, 60) + 1).getTime() - 1)
  return {
    id: number,
    systemCode: 'IMS',
    type,
    title: fill(title),
    titleEn: fill(titleEn),
    body: fill(body),
    status: 'published',
    audience: 'everyone' as const,
    startDate,
    endDate,
    createdAt: startDate,
  }
}

/** What generated notices have in common; `recipients` are ids of users, for the audience `selected`. */
export type GivenOfNotices = Partial<
  Pick<
    Notice,
    | 'type'
    | 'status'
    | 'systemCode'
    | 'audience'
    | 'startDate'
    | 'endDate'
    | 'messTypePath'
    | 'showInHomePage'
  >
> & { readonly recipients?: readonly number[] }

/** Adds published notices, unread by everybody. */
export const seedNotices = (
  world: World,
  { seed = world.settings.seed, given = {}, ...job }: SeedOptions<GivenOfNotices>,
): Promise<Made<{ id: number; title: string }>> => {
  const { recipients = [], ...fields } = given
  return inChunks(world.db, { task: 'notices', ...job }, async (tx, size) => {
    const { _max } = await tx.notice.aggregate({ _max: { id: true } })
    const made = numbersAfter(_max.id, size).map((number) => ({
      ...{ showInHomePage: false, messTypePath: null },
      ...notice(seed, number, world.now()),
      ...fields,
    }))
    await insertRows(tx, 'Notice', made)
    await deliverNotices(tx, { fromNotice: (_max.id ?? 0) + 1 })
    await insertRows(
      tx,
      'NoticeRecipient',
      made.flatMap(({ id: noticeId }) => recipients.map((userId) => ({ noticeId, userId }))),
    )
    return made.map(({ id, title }) => ({ id, title }))
  })
}
