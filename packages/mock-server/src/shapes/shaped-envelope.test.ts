import { type FaultShape, faultShapeNames, oneOfEach } from '@portal/protocol/control/fault-kinds'
import { type Envelope, success } from '@portal/protocol/envelope'
import recorded from '@portal/protocol/recorded/examples.json' with { type: 'json' }
import { type CallId, callIds, calls } from '@portal/protocol/registry'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { decodeId } from '../domain/foreign-text.ts'
import { jsonOf, shapedEnvelope, walkSchema } from './shaped-envelope.ts'

describe('JSON of a value', () => {
  it('is what JSON.stringify writes', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(jsonOf(value)).toBe(JSON.stringify(value))
      }),
    )
  })

  it('contains whole numbers of any length', () => {
    expect(jsonOf({ ids: [1_580_000_000_000_000_017n, 1], none: undefined })).toBe(
      '{"ids":[1580000000000000017,1]}',
    )
  })
})

const shaped = (id: CallId, shape: readonly FaultShape[], envelope: Envelope) =>
  shapedEnvelope(envelope, calls[id].data, shape)

const task = {
  taskId: 17,
  taskName: '审批',
  processInstanceId: 'P-1',
  title: '',
  systemCode: 'OSS',
  menuCode: 'M',
  businessKey: 'SO1',
  applicantName: '王静',
  startedAt: '2026-11-20T02:00:00.000Z',
}
const item = (menuId: number, children: readonly object[]): object => ({ menuId, disabled: false, children })
const systems = [{ systemId: 3, disabled: true, menuList: [item(1, [item(2, [])])] }]
const page = { records: [{ sampleId: 5, quantity: 7 }], total: 40, current: 1, size: 20, pages: 2 }

describe('a shape changes', () => {
  test.each<[FaultShape, CallId, unknown, unknown]>([
    ['textIds', 'findTodoTasks', [task], [{ ...task, taskId: '1580000000000000017' }]],
    ['longIds', 'findTodoTasks', [task], [{ ...task, taskId: 1_580_000_000_000_000_017n }]],
    ['letterIds', 'findTodoTasks', [task], [{ ...task, taskId: 'K7-000000H' }]],
    ['spaceDates', 'findTodoTasks', [task], [{ ...task, startedAt: '2026-11-20 10:00:00' }]],
    ['epochDates', 'findTodoTasks', [task], [{ ...task, startedAt: 1_795_140_000_000 }]],
    ['nullDates', 'findTodoTasks', [task], [{ ...task, startedAt: null }]],
    ['invalidDates', 'findTodoTasks', [task], [{ ...task, startedAt: '0000-00-00 00:00:00' }]],
    ['nullLists', 'findTodoTasks', [task], null],
    ['nullData', 'findTodoTasks', [task], null],
    ['nullEmptyLists', 'findTodoTasks', [task], [task]],
    ['nullEmptyLists', 'findTodoTasks', [], null],
    ['nullData', 'bathSamplePage', page, null],
    ['nullData', 'findBalanceAndIntegral', { balance: 1 }, { balance: 1 }],
    ['nullLists', 'bathSamplePage', page, { ...page, records: null }],
    [
      'textNumbers',
      'bathSamplePage',
      page,
      { records: [{ sampleId: 5, quantity: '7' }], total: '40', current: '1', size: '20', pages: '2' },
    ],
    ['textCount', 'bathSamplePage', page, { ...page, total: '40' }],
    [
      'numberFlags',
      'findMenuInfoAllSystem',
      systems,
      [
        {
          systemId: 3,
          disabled: 1,
          menuList: [{ menuId: 1, disabled: 0, children: [{ menuId: 2, disabled: 0, children: [] }] }],
        },
      ],
    ],
    ['textFlags', 'findMenuInfoAllSystem', [{ disabled: true }], [{ disabled: 'true' }]],
    ['letterFlags', 'findMenuInfoAllSystem', [{ disabled: false }], [{ disabled: 'N' }]],
    [
      'letterIds',
      'findMenuInfoAllSystem',
      systems,
      [
        {
          systemId: 'K7-0000003',
          disabled: true,
          menuList: [
            {
              menuId: 'K7-0000001',
              disabled: false,
              children: [{ menuId: 'K7-0000002', disabled: false, children: [] }],
            },
          ],
        },
      ],
    ],
  ])('%s in the data of %s', (shape, id, data, expected) => {
    expect(shaped(id, [shape], success(data))).toEqual(success(expected))
  })

  test('the count of an envelope', () => {
    expect(shaped('findTodoTasks', ['textCount'], success([task], 40))).toEqual({
      ...success([task]),
      count: '40',
    })
  })

  test('a page into a bare list', () => {
    expect(shaped('bathSamplePage', ['bareLists'], success(page))).toEqual(success(page.records, 40))
  })

  test('every object, with unknown fields', () => {
    const envelope = shaped('findTodoTasks', ['extraFields'], success([task]))
    expect(envelope).toMatchObject({ ...success([task]), success: true })
    expect(envelope.data).toEqual([expect.objectContaining({ ...task, attribute1: null })])
  })

  test('nothing in the data of a rejection', () => {
    const refused = { status: 'E', msg: 'no', data: null, code: 17 }
    expect(shaped('findTodoTasks', ['nullData', 'textIds', 'bareLists'], refused)).toEqual(refused)
  })
})

interface Example {
  readonly input: unknown
  readonly answer?: { readonly data: unknown }
}
const examples: Readonly<Record<string, Example>> = recorded.calls
const someShapes = fc.subarray([...faultShapeNames]).map(oneOfEach)

describe('whatever comes and in whatever shapes, an answer is JSON', () => {
  it.each(callIds)('%s', (id) => {
    const recordedData = fc.constant(examples[id]?.answer?.data ?? null)
    fc.assert(
      fc.property(fc.oneof(recordedData, fc.jsonValue()), someShapes, (data, shapes) => {
        expect(() => JSON.parse(jsonOf(shaped(id, shapes, success(data, 3))))).not.toThrow()
      }),
      { numRuns: 50 },
    )
  })
})

it('what is nested without end stays as it is, beyond a depth', () => {
  const levels = 20_000
  const deep: unknown = JSON.parse(`${'{"children":['.repeat(levels)}${']}'.repeat(levels)}`)
  expect(() => shaped('findMenuList', ['textIds'], success([deep]))).not.toThrow()
})

it.each(callIds)('the ids in the example of %s are read back from each form', (id) => {
  const data = examples[id]?.answer?.data ?? null
  for (const shape of ['textIds', 'letterIds'] as const) {
    const { data: changed } = shaped(id, [shape], success(data))
    expect(walkSchema(calls[id].data, changed, { id: decodeId })).toEqual(data)
  }
})
