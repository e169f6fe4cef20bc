import type { SystemsTable } from '@portal/protocol/systems'
import type { Source } from './company-files.ts'
import type * as schemas from './schemas.ts'

/** The files of a company, each agreeing with its schema. */
export interface Company {
  readonly answers: Source<schemas.Answers> | undefined
  readonly departments: Source<schemas.Departments>
  readonly systems: Source<schemas.Systems>
  readonly responsibilities: Source<schemas.Responsibilities>
  /** By system code. */
  readonly menus: ReadonlyMap<string, Source<schemas.Menu>>
  readonly distributors: Source<schemas.Distributors>
  readonly users: Source<schemas.Users>
  readonly signOnCodes: Source<schemas.SignOnCodes>
  readonly lookups: Source<schemas.Lookups>
  readonly notices: Source<schemas.Notices>
  readonly files: Source<schemas.Files>
  readonly products: Source<schemas.Products>
  /** How its systems open, according to its configuration. */
  readonly table: SystemsTable
}
