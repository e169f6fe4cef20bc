import { message, quoted } from './message.ts'

/** Why an order is not shown or not taken. */
export const orderTexts = {
  unknownOrder: (orderNo: string) =>
    message(
      `订单 ${quoted(orderNo)} 不存在，或您无权查看`,
      `There is no order ${quoted(orderNo)}, or you may not see it`,
      {
        es: `No existe el pedido ${quoted(orderNo)}, o no puede verlo`,
        ja: `注文 ${quoted(orderNo)} は存在しないか、閲覧権限がありません`,
      },
    ),
  deliveryInThePast: (day: string) =>
    message(`交货日期 ${day} 早于今天`, `The delivery date ${day} is in the past`, {
      es: `La fecha de entrega ${day} ya ha pasado`,
      ja: `納期 ${day} は過去の日付です`,
    }),
  frozenAccount: (code: string, reason: string) =>
    message(
      `经销商 ${quoted(code)} 的账户已冻结，不能下单：${reason}`,
      `The account of the distributor ${quoted(code)} is frozen and takes no orders: ${reason}`,
      {
        es: `La cuenta del distribuidor ${quoted(code)} está bloqueada y no admite pedidos: ${reason}`,
        ja: `販売店 ${quoted(code)} の口座は凍結されているため発注できません：${reason}`,
      },
    ),
  noSaleArea: (code: string) =>
    message(
      `经销商 ${quoted(code)} 没有该业务单元的销售区域`,
      `The distributor ${quoted(code)} has no sales area of this business unit`,
      {
        es: `El distribuidor ${quoted(code)} no tiene zona de ventas en esta unidad de negocio`,
        ja: `販売店 ${quoted(code)} にはこの事業の販売エリアがありません`,
      },
    ),
  unknownProducts: (codes: readonly string[]) =>
    message(`产品不存在：${codes.join('、')}`, `There are no such products: ${codes.join(', ')}`, {
      es: `No existen estos productos: ${codes.join(', ')}`,
      ja: `存在しない製品です：${codes.join('、')}`,
    }),
  orderTooLarge: message('订单金额过大，请拆分为多张订单', 'The order is too large: split it into several', {
    es: 'El pedido es demasiado grande: divídalo en varios',
    ja: '注文金額が大きすぎます。複数の注文に分けてください',
  }),
}
