import type { Questionnaire } from '@portal/protocol/calls/questionnaire'
import type { Notice } from '@portal/protocol/entities/notice'
import { changeClock } from '@portal/store/worlds/clock'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await openTestApp()
})
afterAll(() => portal.close())

const questionnaireCode = 'dealer-service'
const answers = [
  { questionCode: 'overall', values: ['4'] },
  { questionCode: 'ordering', values: ['5'] },
  { questionCode: 'delivery', values: ['on-time'] },
  { questionCode: 'damage', values: ['none'] },
  { questionCode: 'sales', values: ['3'] },
  { questionCode: 'after-sales', values: ['satisfied'] },
  { questionCode: 'improve', values: ['stock', 'prices'] },
  { questionCode: 'remarks', values: ['  '] },
]

const find = async (userName: string, code = questionnaireCode) =>
  portal.call(
    'findQuestionnaire',
    { body: { questionnaireCode: code } },
    await portal.certificateOf(userName),
  )
const save = async (userName: string, given: unknown = answers) =>
  portal.call(
    'saveQuestionnaireAnswers',
    { body: { questionnaireCode, answers: given } },
    await portal.certificateOf(userName),
  )
const flagsOf = async (userName: string) => {
  const { id } = await portal.world.db.user.findUniqueOrThrow({ where: { userName } })
  const body = { messReceiverId: id, messFromSystem: 'IMS', pageIndex: 1, pageRows: 999_999 }
  const { data } = await portal.call('findNoticeList', { body }, await portal.certificateOf(userName))
  const flags = (data as Notice[]).map(({ answeredFlag }) => answeredFlag) // as defined
  return flags.filter((flag) => flag !== undefined)
}

describe('a questionnaire', () => {
  test('is answered once; the answers come back and the notice says so to this person alone', async () => {
    const before = (await find('dealer.foshan')).data as Questionnaire // as defined
    expect(before).toMatchObject({ openFlag: 'Y', submittedAt: null, answers: [], minutes: 3 })
    expect(before.questions.map(({ kind }) => kind)).toContain('rating')
    expect(await flagsOf('dealer.foshan')).toEqual(['N'])

    const saved = await save('dealer.foshan')
    expect(saved).toMatchObject({ status: 'S', data: { answers: answers.slice(0, -1) } })
    expect((await find('dealer.foshan')).data).toEqual(saved.data)
    expect(await flagsOf('dealer.foshan')).toEqual(['Y'])
    expect(await flagsOf('dealer.hangzhou')).toEqual(['N'])
    expect(await save('dealer.foshan')).toMatchObject({
      status: 'E',
      msg: '您已提交过这份问卷，每人只能提交一次',
    })
  })

  test.each([
    [answers.slice(1), '请回答：总体来说，您对集团的服务满意吗？'],
    [
      [{ questionCode: 'overall', values: ['6'] }, ...answers.slice(1)],
      '答案无效：总体来说，您对集团的服务满意吗？',
    ],
    [[...answers, { questionCode: 'other', values: ['1'] }], '答案无效：other'],
  ])('takes no answers that it did not ask for, and misses none', async (given, msg) => {
    expect(await save('dealer.chengdu', given)).toMatchObject({ status: 'E', msg })
    expect((await find('dealer.chengdu')).data).toMatchObject({ submittedAt: null })
  })

  test('is for those who received it', async () => {
    expect(await find('dealer.foshan', 'another')).toMatchObject({ status: 'E' })
    expect(await find('wangjing')).toMatchObject({ status: 'E' })
    expect(await save('wangjing')).toMatchObject({ status: 'E' })
    expect(await flagsOf('wangjing')).toEqual([])
  })

  test('can be read, but not answered, once its time is over', async () => {
    await changeClock(portal.world, { action: 'travel', by: '20d' })
    expect((await find('dealer.hangzhou')).data).toMatchObject({ openFlag: 'N' })
    expect(await save('dealer.hangzhou')).toMatchObject({
      status: 'E',
      msg: '问卷不在填写时间内，不再接收答卷',
    })
  })
})
