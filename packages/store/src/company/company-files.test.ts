import { describe, expect, it } from 'vitest'
import { smallCompany } from '../testing/small-company.ts'
import { csv, fileTables } from './company-files.ts'
import { parseCompany } from './parse-company.ts'

const product = (code: string, unit: string, name: string) =>
  `- { code: ${code}, name: '${name}', nameEn: Tile, businessUnit: ${unit}, series: 云栖, spec: 800mm, unit: 片, priceCents: 4580 }`
const company = parseCompany(
  smallCompany({
    'products.yaml': [product('T1', 'ceramic', '灰砖, "亮面"'), product('B1', 'bathroom', '龙头')].join('\n'),
  }),
)

describe('a table as a file', () => {
  it('has the products of one business unit with prices in yuan', () => {
    expect(fileTables.ceramicPrices(company).slice(1)).toEqual([
      ['T1', '灰砖, "亮面"', '云栖', '800mm', '片', '45.80'],
    ])
    expect(fileTables.bathroomPrices(company)).toHaveLength(2)
  })

  it('is written as spreadsheets read it', () => {
    expect(
      csv([
        ['编码', '名称'],
        ['T1', '灰砖, "亮面"'],
      ]),
    ).toBe('\uFEFF编码,名称\r\nT1,"灰砖, ""亮面"""\r\n')
  })
})
