import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Static, TSchema } from 'typebox'
import type { TLocalizedValidationError } from 'typebox/error'
import { Value } from 'typebox/value'
import { isNode, LineCounter, parseDocument } from 'yaml'
import { StoreError, systemErrorCode } from '../store-error.ts'
import { configPath } from './installation-config.ts'

/** A file of the company; `path` is relative to its folder, with slashes. */
export interface CompanyFile {
  readonly path: string
  readonly text: string
}

/** All YAML files of a company's folder with its configuration, in the order of their paths. @throws {StoreError} when there is no such folder */
export async function readCompanyFiles(dir: string): Promise<CompanyFile[]> {
  try {
    const names = (await readdir(dir, { recursive: true }))
      .map((name) => name.replaceAll('\\', '/'))
      .filter(isRead)
    return await Promise.all(
      names.sort().map(async (name) => ({
        path: name,
        text: await readFile(join(dir, name), 'utf8'),
      })),
    )
  } catch (error) {
    const reason = systemErrorCode(error) ?? String(error)
    throw new StoreError(`The company files in ${dir} cannot be read (${reason})`, { cause: error })
  }
}

/** Everything else in the folder is served, and says nothing about the company. */
const isRead = (path: string) =>
  path === configPath || (path.endsWith('.yaml') && !path.startsWith('public/'))

interface Described {
  readonly path: (string | number)[]
  readonly message: string
}

/** What is wrong with a value and where, in words for the person who wrote it. */
export const describeErrors = (schema: TSchema, value: unknown): Described[] =>
  Value.Errors(schema, value)
    .filter(({ keyword }) => keyword !== 'boolean') // an unknown field by itself; its owner is listed as well
    .map((error) => {
      const path = pathOf(error.instancePath)
      return { path, message: [path.join('.'), describe(error)].filter(Boolean).join(' ') }
    })

function describe(error: TLocalizedValidationError): string {
  switch (error.keyword) {
    case 'required':
      return `lacks ${error.params.requiredProperties.join(', ')}`
    case 'additionalProperties':
      return `has the unknown field ${error.params.additionalProperties.join(', ')}`
    case 'enum':
      return `must be one of ${error.params.allowedValues.join(', ')}`
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
        .map(({ path, message }) => `${at(path)}: ${message}`)
        .join('\n'),
    )
  }
  return { content, at }
}
