import type { FieldProblem } from '@portal/protocol/applications/check-application'
import { type Message, message, quoted } from './message.ts'

/** What a field should have been, in each language. */
const expectations: Readonly<Record<FieldProblem, Message>> = {
  missing: message('必填', 'is missing', { es: 'falta', ja: 'は必須です' }),
  unexpected: message('不属于此表单', 'is no field of this form', {
    es: 'no es un campo de este formulario',
    ja: 'はこのフォームにない項目です',
  }),
  tooLong: message('过长', 'is too long', { es: 'es demasiado largo', ja: 'が長すぎます' }),
  noCount: message('应为大于 0 的整数', 'expected a whole number above 0', {
    es: 'se esperaba un número entero mayor que 0',
    ja: 'には 0 より大きい整数を指定してください',
  }),
  noMoney: message('应为大于 0 的金额', 'expected an amount above 0', {
    es: 'se esperaba un importe mayor que 0',
    ja: 'には 0 より大きい金額を指定してください',
  }),
  noDay: message('应为日期，例如 2026-03-31', 'expected a day such as 2026-03-31', {
    es: 'se esperaba una fecha como 2026-03-31',
    ja: 'には 2026-03-31 のような日付を指定してください',
  }),
  dayPast: message('早于今天', 'is in the past', { es: 'ya ha pasado', ja: 'が過去の日付です' }),
  dayAhead: message('晚于今天', 'is in the future', { es: 'aún no ha llegado', ja: 'が未来の日付です' }),
  unknownChoice: message('不是可选项', 'is none of the choices', {
    es: 'no es una de las opciones',
    ja: 'が選択肢にありません',
  }),
}

/** Why a form is not taken. */
export const applicationTexts = {
  wrongField: (field: string, problem: FieldProblem): Message => {
    const { zh, en, es, ja } = expectations[problem]
    const name = quoted(field)
    return message(`字段 ${name} ${zh}`, `The field ${name}: ${en}`, {
      es: `Campo ${name}: ${es ?? en}`,
      ja: `項目 ${name} ${ja ?? en}`,
    })
  },
  unknownRecord: (value: string) =>
    message(`${quoted(value)} 不存在，或您无权查看`, `There is no ${quoted(value)}, or you may not see it`, {
      es: `No existe ${quoted(value)}, o no puede verlo`,
      ja: `${quoted(value)} は存在しないか、閲覧権限がありません`,
    }),
  moreThanThere: (largest: number) =>
    message(`数量不能超过 ${largest}`, `The quantity can be ${largest} at most`, {
      es: `La cantidad puede ser de ${largest} como máximo`,
      ja: `数量は ${largest} 以下にしてください`,
    }),
  notBelowList: (price: number) =>
    message(`特价应低于目录价 ${price} 元`, `The price must be below the list price of CNY ${price}`, {
      es: `El precio debe ser inferior al de tarifa, CNY ${price}`,
      ja: `特価は定価 ${price} 元より低くしてください`,
    }),
  notLater: (day: string) =>
    message(`日期须晚于 ${day}`, `The last day must be after ${day}`, {
      es: `El último día debe ser posterior al ${day}`,
      ja: `終了日は ${day} より後の日付にしてください`,
    }),
  tooLarge: message('金额过大，请拆分办理', 'The amount is too large: split it into several', {
    es: 'El importe es demasiado grande: divídalo en varios',
    ja: '金額が大きすぎます。分けて申請してください',
  }),
  closed: (number: string, state: string) =>
    message(
      `${quoted(number)} 当前状态（${state}）不能办理此业务`,
      `This is not possible in the present state of ${quoted(number)} (${state})`,
      {
        es: `El estado actual de ${quoted(number)} (${state}) no lo permite`,
        ja: `${quoted(number)} は現在の状態（${state}）ではこの申請ができません`,
      },
    ),
}
