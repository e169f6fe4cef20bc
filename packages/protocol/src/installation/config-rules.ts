import type { TSchema } from 'typebox'
import { configSchema } from './config-schema.ts'
import type { ValueRule } from './value-rule.ts'

/** What a check reads of a schema; everything else is for people. */
const keywords: readonly (keyof ValueRule)[] = [
  'type',
  'enum',
  'anyOf',
  'pattern',
  'minimum',
  'minItems',
  'minProperties',
  'items',
  'required',
  'properties',
  'patternProperties',
  'additionalProperties',
  'expected',
  'expectedName',
]
const read = new Set<string>(keywords)

const mapped = (schemas: Readonly<Record<string, TSchema>>): Record<string, ValueRule> =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, ruleOf(schema)]))

/** A schema as plain data, as small as a check can do with. */
function ruleOf(schema: TSchema): ValueRule {
  // The configuration's schema uses the keywords of ValueRule alone, which a test compares with a full validation.
  const kept: ValueRule = Object.fromEntries(Object.entries(schema).filter(([key]) => read.has(key)))
  return {
    ...kept,
    ...(kept.items && { items: ruleOf(kept.items) }),
    ...(kept.anyOf && { anyOf: kept.anyOf.map(ruleOf) }),
    ...(kept.properties && { properties: mapped(kept.properties) }),
    ...(kept.patternProperties && { patternProperties: mapped(kept.patternProperties) }),
  }
}

/** Everything that may be set. */
export const completeConfigRules = ruleOf(configSchema)

/** The rules of the paths of calls: apart, as they name every call and few installations change one. */
export const callPathRules = ruleOf(configSchema.properties.callPaths)

/** All others. */
export const configRules: ValueRule = {
  ...completeConfigRules,
  properties: { ...completeConfigRules.properties, callPaths: {} },
}
