import { account, approval, order, saleArea } from './business-kinds.ts'
import type { EntryKind } from './entry-kind.ts'
import { lookup, notice } from './message-kinds.ts'
import { menu, role, user } from './people-kinds.ts'

/**
 * What can be put into a world item by item; command line, files, scenarios, the control API and documents derive from
 * this table. `name` is the word that people use, whatever the column's name. Referenced kinds come first, which is the
 * order of scenarios.
 */
export const entryKinds = {
  ...{ lookup, role, 'sale-area': saleArea, account, user, menu, notice, order, approval },
} as const satisfies Readonly<Record<string, EntryKind>>

export type EntryKindName = keyof typeof entryKinds
export const entryKindNames = Object.keys(entryKinds) as readonly EntryKindName[] // keys of a const object are its names

/** A kind without the narrow types of its fields. */
export const entryKindOf = (name: EntryKindName): EntryKind => entryKinds[name]

type ValueOf<Field> = Field extends { readonly isList: true }
  ? readonly string[]
  : Field extends { readonly form: 'flag' }
    ? boolean
    : Field extends { readonly form: 'number' | 'amount' }
      ? number
      : string

/** The fields that an entry of a kind may have, as they are once they were read. */
export type EntryOf<Kind extends EntryKindName> = {
  readonly [Field in keyof (typeof entryKinds)[Kind]['fields']]?: ValueOf<
    (typeof entryKinds)[Kind]['fields'][Field]
  >
}
