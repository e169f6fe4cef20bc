import type { TProperties, TSchema } from 'typebox'
import words from './specification-words.json' with { type: 'json' }

/** The specification's text about each entity (§3), verbatim. */
export const entityWords = words.entities

export type EntityName = keyof typeof entityWords

/** Where the specification shows a field: with the call itself, or with an entity. */
export type Source = '§7' | `§3 ${EntityName}`

/** Remarks beside a field's schema; OpenAPI tools pass such keywords on. Without a source a field is assumed. */
export const sourceKey = 'x-specification'
export const shownValuesKey = 'x-specified-values'

/**
 * Marks fields that the specification shows. A field without this mark counts as assumed, so that a forgotten mark
 * makes a guess of a fact and never a fact of a guess.
 */
export function specified<const Fields extends TProperties>(source: Source, fields: Fields): Fields {
  const marked = Object.entries(fields).map(([name, schema]) => [name, remarked(schema, sourceKey, source)])
  return Object.fromEntries(marked) as Fields // the same names and schemas, each with one remark more
}

/** Names the values of a field that the specification shows; its other values are assumed. */
export const showing = <const Schema extends TSchema>(values: readonly string[], schema: Schema): Schema =>
  remarked(schema, shownValuesKey, values)

/** A copy of a schema with a remark; TypeBox keeps the kind of a schema in properties that a spread would lose. */
function remarked<Schema extends TSchema>(schema: Schema, key: string, value: unknown): Schema {
  const remark = { value, enumerable: true, writable: true, configurable: true }
  const properties = { ...Object.getOwnPropertyDescriptors(schema), [key]: remark }
  return Object.defineProperties({}, properties) as Schema // all properties of the given schema
}
