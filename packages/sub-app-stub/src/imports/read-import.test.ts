import { describe, expect, it } from 'vitest'
import { readImport } from './read-import.ts'

const known = {
  distributors: new Map([
    ['D1001', false],
    ['D1002', false],
    ['D1003', true],
  ]),
  products: new Set(['T1001', 'T1002']),
  today: '2026-11-20',
  titles: {
    distributorCode: ['经销商编码'],
    productCode: ['产品编码'],
    quantity: ['数量'],
    deliveryDate: ['交货日期'],
    remark: ['备注'],
  },
}
const head = '经销商编码,产品编码,数量,交货日期,备注'
const read = (...rows: string[]) => readImport([head, ...rows].join('\r\n'), known)

describe('a file of orders', () => {
  it('makes an order of the lines of a distributor for a day', () => {
    expect(
      read(
        'D1001,T1001,40,2026-12-01,周五前',
        'D1002,T1001,5,2026/12/1,',
        'D1001,T1002,80,2026-12-01,周五前',
        'D1001,T1001,1,2026-12-08,',
      ),
    ).toEqual({
      wrong: [],
      orders: [
        {
          ...{ distributorCode: 'D1001', deliveryDate: '2026-12-01', remark: '周五前' },
          lines: [
            { productCode: 'T1001', quantity: 40 },
            { productCode: 'T1002', quantity: 80 },
          ],
        },
        {
          ...{ distributorCode: 'D1002', deliveryDate: '2026-12-01', remark: '' },
          lines: [{ productCode: 'T1001', quantity: 5 }],
        },
        {
          ...{ distributorCode: 'D1001', deliveryDate: '2026-12-08', remark: '' },
          lines: [{ productCode: 'T1001', quantity: 1 }],
        },
      ],
    })
  })

  it('takes the columns in any order and by their names on the wire, with semicolons too', () => {
    const text = '\uFEFFquantity;PRODUCTCODE;deliveryDate;distributorCode\n3;T1001;2026-12-01;D1001\n'
    expect(readImport(text, known).orders).toMatchObject([{ lines: [{ productCode: 'T1001', quantity: 3 }] }])
  })

  it.each([
    ['D9,T1001,1,2026-12-01,', 'distributorCode', 'unknownDistributor', 'D9'],
    ['D1003,T1001,1,2026-12-01,', 'distributorCode', 'frozen', 'D1003'],
    ['D1001,X,1,2026-12-01,', 'productCode', 'unknownProduct', 'X'],
    ['D1001,,1,2026-12-01,', 'productCode', 'missing', ''],
    ['D1001,T1001,1.5,2026-12-01,', 'quantity', 'noCount', '1.5'],
    ['D1001,T1001,0,2026-12-01,', 'quantity', 'noCount', '0'],
    ['D1001,T1001,1,2026-02-30,', 'deliveryDate', 'noDay', '2026-02-30'],
    ['D1001,T1001,1,soon,', 'deliveryDate', 'noDay', 'soon'],
    ['D1001,T1001,1,2026-11-19,', 'deliveryDate', 'dayPast', '2026-11-19'],
  ])('%s is wrong in %s: %s', (row, column, problem, value) => {
    expect(read('D1001,T1002,1,2026-12-01,', row).wrong).toEqual([{ line: 3, column, problem, value }])
  })

  it('names every wrong cell of a line, and a product that an order has twice', () => {
    expect(read('D9,X,a,b,').wrong).toHaveLength(4)
    const twice = read('D1001,T1001,1,2026-12-01,', 'D1001,T1001,2,2026-12-01,')
    expect(twice.wrong).toMatchObject([{ line: 3, column: 'productCode', problem: 'twice' }])
  })

  it.each([
    ['', [{ line: 1, problem: 'noRows' }]],
    [head, [{ line: 1, problem: 'noRows' }]],
    ['产品编码,数量,交货日期\nT1001,1,2026-12-01', [{ column: 'distributorCode', problem: 'noColumn' }]],
    [`${head}\nD1001,"T1001,1`, [{ line: 2, problem: 'unclosedQuote' }]],
  ])('%j has no orders', (text, wrong) => {
    expect(readImport(text, known)).toMatchObject({ orders: [], wrong })
  })
})
