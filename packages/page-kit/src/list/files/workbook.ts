import { companyDay } from '../../formats/company-day.ts'
import type { CellValue } from '../list-model.ts'
import type { ListFile } from './list-file.ts'
import { type ZipEntry, zip } from './zip.ts'

/** Places of the formats below, in the order of `styles`. */
const style = { plain: 0, title: 1, whole: 2, decimal: 3, day: 4 } as const
type Style = (typeof style)[keyof typeof style]

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const styles = `<styleSheet xmlns="${main}">
<numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/></numFmts>
<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>
<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>
<borders count="1"><border/></borders>
<cellStyleXfs count="1"><xf/></cellStyleXfs>
<cellXfs count="5"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="3" applyNumberFormat="1"/><xf numFmtId="4" applyNumberFormat="1"/><xf numFmtId="164" applyNumberFormat="1"/></cellXfs>
</styleSheet>`

const relation = (id: number, kind: string, target: string) =>
  `<Relationship Id="r${id}" Type="${office}/${kind}" Target="${target}"/>`

const fixed: readonly ZipEntry[] = [
  {
    path: '[Content_Types].xml',
    text: `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/></Types>`,
  },
  {
    path: '_rels/.rels',
    text: `<Relationships xmlns="${relations}">${relation(1, 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
  },
  {
    path: 'xl/_rels/workbook.xml.rels',
    text: `<Relationships xmlns="${relations}">${relation(1, 'worksheet', 'worksheets/sheet1.xml')}${relation(2, 'styles', 'styles.xml')}</Relationships>`,
  },
  { path: 'xl/styles.xml', text: styles },
]

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text for XML, without characters that XML forbids. */
const escaped = (text: string) =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these must be removed
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/[&<>"]/g, (sign) => entities[sign] ?? '')

/** The days since the spreadsheet epoch. */
const dayNumber = (date: Date) => Date.parse(companyDay(date)) / 86_400_000 + 25_569

const textCell = (text: string, as: Style) =>
  `<c t="inlineStr" s="${as}"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`

function cell(value: CellValue, numbers: Style): string {
  if (value === null || value === '' || Number.isNaN(value)) return '<c/>'
  if (typeof value === 'string') return textCell(value, style.plain)
  if (value instanceof Date) return `<c s="${style.day}"><v>${dayNumber(value)}</v></c>`
  return `<c s="${numbers}"><v>${value}</v></c>`
}

/** A column is written as whole as its values are. */
const numberStyle = (rows: ListFile['rows'], column: number): Style =>
  rows.some((cells) => typeof cells[column] === 'number' && !Number.isInteger(cells[column]))
    ? style.decimal
    : style.whole

function sheet({ titles, widths = [], rows }: ListFile): string {
  const numbers = titles.map((_title, index) => numberStyle(rows, index))
  const columns = titles.map(
    // A sign is about seven pixels wide.
    (_title, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${(widths[index] ?? 120) / 7}" customWidth="1"/>`,
  )
  const lines = [
    titles.map((title) => textCell(title, style.title)),
    ...rows.map((cells) => cells.map((value, index) => cell(value, numbers[index] ?? style.whole))),
  ]
  return `<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns.join('')}</cols><sheetData>${lines.map((cells) => `<row>${cells.join('')}</row>`).join('')}</sheetData></worksheet>`
}

/** Signs that no sheet's name may have, and its length. */
const sheetName = (name: string) => escaped(name.replace(/[[\]:*?/\\']/g, ' ').slice(0, 31)) || '1'

/** A list as a spreadsheet: dates and numbers keep their types, for further calculation. */
export const workbookOf = (file: ListFile): Promise<Blob> =>
  zip(
    [
      ...fixed,
      {
        path: 'xl/workbook.xml',
        text: `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${sheetName(file.name)}" sheetId="1" r:id="r1"/></sheets></workbook>`,
      },
      { path: 'xl/worksheets/sheet1.xml', text: sheet(file) },
    ].map(({ path, text }) => ({
      path,
      text: `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${text}`,
    })),
  )
