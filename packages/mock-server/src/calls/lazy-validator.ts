import type { TSchema } from 'typebox'
import { Compile, type Validator } from 'typebox/compile'

/** The check of a schema, compiled when it is first needed: all of them together would be a fifth of the server's start. */
export function lazyValidator(schema: TSchema): () => Validator {
  let validator: Validator | undefined
  return () => {
    validator ??= Compile(schema)
    return validator
  }
}
