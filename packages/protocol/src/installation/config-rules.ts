import type { TSchema } from 'typebox'
import { subAppProblems } from './config-problems.ts'
import { configSchema, type RuntimeConfig } from './config-schema.ts'
import { type ConfigProblem, problemsIn, remarkPattern, type ValueRule } from './value-rule.ts'

/** The parts of a schema that a check uses; the rest is documentation, or follows from these. */
const keywords: readonly (keyof ValueRule)[] = [
  'pattern',
  'minimum',
  'maximum',
  'enum',
  'anyOf',
  'items',
  'minItems',
  'required',
  'properties',
  'patternProperties',
  'minProperties',
  'expected',
  'expectedName',
]
const read = new Set<string>(keywords)

const mapped = (schemas: Readonly<Record<string, TSchema>>): Record<string, ValueRule> =>
  Object.fromEntries(
    Object.entries(schemas)
      .filter(([name]) => name !== remarkPattern)
      .map(([name, schema]) => [name, ruleOf(schema)]),
  )

/** Without the properties of every object, which may be all. */
function patternsOf({ patternProperties = {} }: ValueRule): Pick<ValueRule, 'patternProperties'> {
  const patterns = mapped(patternProperties)
  return Object.keys(patterns).length > 0 ? { patternProperties: patterns } : {}
}

/** A schema as plain data. */
function ruleOf(schema: TSchema): ValueRule {
  if ('type' in schema && schema.type === 'boolean')
    return ruleOf({ ...schema, type: undefined, enum: [true, false] })
  // The configuration's schema uses these keywords alone, which a test compares with a full validation.
  const { patternProperties, ...kept }: ValueRule = Object.fromEntries(
    Object.entries(schema).filter(([key]) => read.has(key)),
  )
  return {
    ...kept,
    ...(kept.items && { items: ruleOf(kept.items) }),
    ...(kept.anyOf && { anyOf: kept.anyOf.map(ruleOf) }),
    ...(kept.properties && { properties: mapped(kept.properties) }),
    ...patternsOf({ ...(patternProperties && { patternProperties }) }),
  }
}

/** Everything that may be set. */
export const completeConfigRules = ruleOf(configSchema)

/** The rules of keys that few installations set: apart, since those of the paths name every call. */
export const rareConfigRules = {
  callPaths: ruleOf(configSchema.properties.callPaths),
  features: ruleOf(configSchema.properties.features),
  mappings: ruleOf(configSchema.properties.mappings),
}

/** All others. */
export const configRules: ValueRule = {
  ...completeConfigRules,
  properties: { ...completeConfigRules.properties, callPaths: {}, features: {}, mappings: {} },
}

/** Everything that is wrong with a configuration, where its schemas may be loaded. */
export function configProblems(value: unknown): ConfigProblem[] {
  const problems = problemsIn(completeConfigRules, value)
  // The schema that the type is inferred from found nothing.
  return problems.length > 0 ? problems : subAppProblems(value as RuntimeConfig)
}
