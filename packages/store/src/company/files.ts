import { stringify } from 'csv-stringify/sync'
import type { PrismaClient } from '../generated/client.ts'
import type { Company } from './company-choice.ts'
import { Problems, resolveDay } from './problems.ts'

/** Checks files: unique names, content matching the extension, and existing notices. */
export function checkFiles({ files, notices }: Company): string[] {
  const problems = new Problems()
  const titles = new Set(notices.content.map(({ title }) => title))
  problems.unique(
    files,
    'file',
    files.content.map(({ name }, index) => [[index, 'name'], name]),
  )
  files.content.forEach(({ name, table, text, notice }, index) => {
    if (notice !== undefined && !titles.has(notice)) {
      problems.add(files, [index, 'notice'], `there is no notice titled ${notice}`)
    }
    const expected = name.endsWith('.csv') ? 'table' : 'text'
    const given = [table ? 'table' : [], text ? 'text' : []].flat()
    if (given.join() === expected) return
    problems.add(files, [index], `${name} has ${given.join(' and ') || 'no content'}; expected ${expected}`)
  })
  return problems.lines
}

interface Tables {
  readonly products: Pick<Company['products'], 'content'>
  readonly distributors: Pick<Company['distributors'], 'content'>
}

/** The tables that a file can be made of, with a heading line in Chinese. Prices are yuan with two decimals. */
export const fileTables = {
  ceramicPrices: (company: Tables) => prices(company, 'ceramic'),
  bathroomPrices: (company: Tables) => prices(company, 'bathroom'),
  distributors: ({ distributors }: Tables) => [
    ['编码', '名称', '英文名称', '城市'],
    ...distributors.content.map(({ code, name, nameEn, city }) => [code, name, nameEn, city]),
  ],
} as const

/** What the tables are made of beside the company. */
export const tableHeadings: readonly string[][][] = Object.values(fileTables).map((table) =>
  table({ products: { content: [] }, distributors: { content: [] } }),
)

function prices({ products }: Tables, businessUnit: 'ceramic' | 'bathroom'): string[][] {
  const rows = products.content.filter((product) => product.businessUnit === businessUnit)
  return [
    ['编码', '名称', '系列', '规格', '单位', '含税单价（元）'],
    ...rows.map(({ code, name, series, spec, unit, priceCents }) => [
      code,
      name,
      series,
      spec,
      unit,
      (priceCents / 100).toFixed(2),
    ]),
  ]
}

/** Comma-separated values for spreadsheets: the byte order mark says that the text is UTF-8. */
export const csv = (rows: readonly (readonly string[])[]): string =>
  stringify([...rows], { bom: true, record_delimiter: 'windows' })

/** Files to download. Their content is created here, once, so that a listed size is that of the download. */
export async function writeFiles(db: PrismaClient, company: Company, now: Date): Promise<void> {
  // Notices are numbered in the order of their file.
  const noticeIds = new Map(company.notices.content.map(({ title }, index) => [title, index + 1]))
  await db.sharedFile.createMany({
    data: company.files.content.map(({ uploaded, table, text = '', notice = '', ...names }, index) => {
      const content = table ? csv(fileTables[table](company)) : text
      const sizeBytes = Buffer.byteLength(content)
      const uploadedAt = resolveDay(uploaded, now)
      const noticeId = noticeIds.get(notice) ?? null
      return { id: index + 1, ...names, content, sizeBytes, uploadedAt, noticeId }
    }),
  })
}
