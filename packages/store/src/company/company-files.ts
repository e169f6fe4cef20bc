import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { stringify } from 'csv-stringify/sync'
import type { Static, TSchema } from 'typebox'
import type { TLocalizedValidationError } from 'typebox/error'
import { Value } from 'typebox/value'
import { isNode, LineCounter, parseDocument } from 'yaml'
import type { PrismaClient } from '../generated/client.ts'
import { StoreError, systemErrorCode } from '../store-error.ts'
import { type Company, configPath } from './company-choice.ts'
import {
  alternativesAt,
  Problems,
  resolveDay,
  unknownFields,
  withMoreErrors,
  withoutOtherAlternatives,
} from './problems.ts'

/** A file of the company; `path` is relative to its folder, with slashes. */
export interface CompanyFile {
  readonly path: string
  readonly text: string
}

/** All YAML files of a company's folder with its configuration, in the order of their paths. @throws {StoreError} when there is no such folder */
export async function readCompanyFiles(dir: string): Promise<CompanyFile[]> {
  try {
    return await Promise.all(
      (await namesIn(dir)).map(async (path) => ({ path, text: await readFile(join(dir, path), 'utf8') })),
    )
  } catch (error) {
    throw unreadableFolder(dir, error)
  }
}

/**
 * Like `readCompanyFiles`, with the reason in place of an unreadable file's text.
 * @throws {StoreError} likewise
 */
export async function readEachFile(
  dir: string,
): Promise<(CompanyFile | { readonly path: string; readonly unreadable: string })[]> {
  const names = await namesIn(dir).catch((error: unknown) => {
    throw unreadableFolder(dir, error)
  })
  return Promise.all(
    names.map((path) =>
      readFile(join(dir, path), 'utf8').then(
        (text) => ({ path, text }),
        (error: unknown) => ({ path, unreadable: systemErrorCode(error) ?? String(error) }),
      ),
    ),
  )
}

async function namesIn(dir: string): Promise<string[]> {
  const names = await readdir(dir, { recursive: true })
  return names
    .map((name) => name.replaceAll('\\', '/'))
    .filter(isRead)
    .sort()
}

const unreadableFolder = (dir: string, error: unknown) =>
  new StoreError(`The company files in ${dir} cannot be read (${systemErrorCode(error) ?? String(error)})`, {
    cause: error,
  })

/** Everything else in the folder is served, and irrelevant to the company. */
const isRead = (path: string) =>
  path === configPath || (path.endsWith('.yaml') && !path.startsWith('public/'))

interface Described {
  readonly path: (string | number)[]
  /** Where the mistake is in the value: of an unknown field the field itself. */
  readonly place: (string | number)[]
  readonly message: string
}

/** The error in a value and its location, for the author of the file. */
export const describeErrors = (schema: TSchema, value: unknown): Described[] =>
  withoutOtherAlternatives(withMoreErrors(() => Value.Errors(schema, value)))
    .filter(({ keyword }) => keyword !== 'boolean') // an unknown field itself; its owner is listed as well
    .map((error) => {
      const path = pathOf(error.instancePath)
      const unknown =
        error.keyword === 'additionalProperties' ? error.params.additionalProperties[0] : undefined
      const place = unknown === undefined ? path : [...path, unknown]
      return { path, place, message: [path.join('.'), describe(schema, error)].filter(Boolean).join(' ') }
    })

function describe(schema: TSchema, error: TLocalizedValidationError): string {
  switch (error.keyword) {
    case 'required':
      return `lacks ${error.params.requiredProperties.join(', ')}`
    case 'additionalProperties':
      return unknownFields(schema, error.schemaPath, error.params.additionalProperties)
    case 'enum':
      return `must be one of ${error.params.allowedValues.join(', ')}`
    case 'anyOf': {
      const alternatives = alternativesAt(schema, error.schemaPath)
      return alternatives === undefined ? error.message : `must be one of ${alternatives}`
    }
    case 'minLength':
      return 'must not be empty'
    default:
      return error.message
  }
}

const pathOf = (instancePath: string): (string | number)[] =>
  instancePath
    .split('/')
    .slice(1)
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part))

/** Path of a value in a file, e.g. `['users', 3, 'phone']`. */
export type ValuePath = readonly (string | number)[]

/** The content of a YAML file that agrees with its schema. */
export interface Source<Content> {
  readonly content: Content
  /** File and line of a value, e.g. `users.yaml:12`. */
  at(path: ValuePath): string
}

/** @throws {StoreError} with file, line and what was expected, for every place that is wrong */
export function readSource<Schema extends TSchema>(
  file: CompanyFile,
  schema: Schema,
): Source<Static<Schema>> {
  const lines = new LineCounter()
  const document = parseDocument(file.text, { lineCounter: lines, prettyErrors: false })
  const atOffset = (offset: number) => `${file.path}:${lines.linePos(offset).line || 1}`
  const at = (path: ValuePath): string => {
    const node: unknown = document.getIn(path, true)
    if (isNode(node) && node.range) return atOffset(node.range[0])
    return path.length === 0 ? atOffset(0) : at(path.slice(0, -1))
  }
  const [mistake] = document.errors // the others mostly follow from the first
  if (mistake) throw new StoreError(`${atOffset(mistake.pos[0])}: ${mistake.message}`)

  const content: unknown = document.toJS() ?? []
  if (!Value.Check(schema, content)) {
    throw new StoreError(
      describeErrors(schema, content)
        .map(({ place, message }) => `${at(place)}: ${message}`)
        .join('\n'),
    )
  }
  return { content, at }
}

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
