import type { BusinessUnit } from '../entities/business-unit.ts'
import { everyUnit, type UnitMappings } from '../rules/business-units.ts'
import type { RuntimeConfig } from './config-schema.ts'

/** Where a refused answer has the server's message, beside its envelope. */
export const messageFields = ['msg', 'message'] as const

/** What counts where `config.json` says nothing. */
export const mappingDefaults = {
  noticeSystem: 'IMS',
  errorMessageFields: messageFields,
} as const

/** The system that the notices of an installation come from. */
export const systemOfNotices = (mappings: { readonly noticeSystem?: string } = {}): string =>
  mappings.noticeSystem ?? mappingDefaults.noticeSystem

/** How the backend of an installation writes what the specification leaves open. */
export type Mappings = UnitMappings &
  Required<Readonly<Pick<NonNullable<RuntimeConfig['mappings']>, keyof typeof mappingDefaults>>>

const lower = (text: unknown) =>
  String(text ?? '')
    .trim()
    .toLowerCase()

const unitIn = (units: Readonly<Record<string, BusinessUnit>>, wanted: unknown) =>
  Object.entries(units).find(([name]) => lower(name) === lower(wanted))?.[1]

/** Reads the `mappings` of a configuration. */
export function readMappings({ mappings = {} }: Pick<RuntimeConfig, 'mappings'>): Mappings {
  const { businessUnits = {}, departmentUnits = {}, ...others } = mappings
  const unitOf = (spelling: unknown) =>
    unitIn(businessUnits, spelling) ?? everyUnit.find((unit) => unit === lower(spelling))
  return {
    ...mappingDefaults,
    ...others,
    unitOf,
    unitOfDepartment: (code) => unitIn(departmentUnits, code) ?? unitOf(code),
  }
}
