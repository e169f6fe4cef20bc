import { crc32, inflateRawSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { workbookOf } from './workbook.ts'

/** The files of an archive, found by its directory at the end, as programs do that open it. */
async function filesIn(archive: Blob): Promise<ReadonlyMap<string, string>> {
  const data = Buffer.from(await archive.arrayBuffer())
  const end = data.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  const files = new Map<string, string>()
  let at = data.readUInt32LE(end + 16)
  for (let count = data.readUInt16LE(end + 10); count > 0; count -= 1) {
    const nameLength = data.readUInt16LE(at + 28)
    const name = data.toString('utf8', at + 46, at + 46 + nameLength)
    const start = data.readUInt32LE(at + 42)
    const from = start + 30 + data.readUInt16LE(start + 26) + data.readUInt16LE(start + 28)
    const content = data.subarray(from, from + data.readUInt32LE(at + 20))
    const plain = data.readUInt16LE(at + 10) === 8 ? inflateRawSync(content) : content
    // Programs refuse a file whose checksum or size is another.
    expect([data.readUInt32LE(at + 16), data.readUInt32LE(at + 24)]).toEqual([crc32(plain), plain.length])
    files.set(name, plain.toString())
    at += 46 + nameLength
  }
  return files
}

const list = {
  name: '订单/2026',
  titles: ['订单号', '数量', '金额', '下单日期'],
  rows: [
    ['TC1', 120, 5278.8, new Date('2026-11-19T17:00Z')],
    ['<&"\u0001>', 40, 400, null],
  ],
}

it('a workbook has texts as they are, numbers and the company’s days to calculate with, and a fixed head', async () => {
  const files = await filesIn(await workbookOf(list))
  const sheet = files.get('xl/worksheets/sheet1.xml') ?? ''
  const rows = [...sheet.matchAll(/<row>(.*?)<\/row>/g)].map(([, row = '']) =>
    [...row.matchAll(/<c\/>|<c [^>]*>.*?<\/c>/g)].map(([cell]) => cell.replace(/<(?!c s)[^>]*>/g, '')),
  )
  expect(rows).toEqual([
    ['订单号', '数量', '金额', '下单日期'],
    // 20 November 2026 is the day 46346 of spreadsheets.
    ['TC1', '<c s="2">120', '<c s="3">5278.8', '<c s="4">46346'],
    ['&lt;&amp;&quot;&gt;', '<c s="2">40', '<c s="3">400', ''],
  ])
  expect(sheet).toContain('state="frozen"')
  expect(files.get('xl/workbook.xml')).toContain('<sheet name="订单 2026"')
  expect([...files.keys()].sort()).toEqual([
    '[Content_Types].xml',
    '_rels/.rels',
    'xl/_rels/workbook.xml.rels',
    'xl/styles.xml',
    'xl/workbook.xml',
    'xl/worksheets/sheet1.xml',
  ])
})
