import type { EntryReference } from '@portal/protocol/entries/entry-fields'
import type { EntryKindName, EntryOf } from '@portal/protocol/entries/entry-kinds'
import { expectedOf } from '@portal/protocol/rules/nearest'
import type { Prisma } from '../generated/client.ts'

export type Tx = Prisma.TransactionClient

/** Why an entry can't be put into a world; `field` is the invalid one. */
export class EntryRefusal extends Error {
  override readonly name = 'EntryRefusal'
  readonly field: string

  constructor(field: string, message: string) {
    super(message)
    this.field = field
  }
}

/** What the writers of entries work with: one transaction, the world's time and what its users sign in with. */
export interface Writing {
  readonly tx: Tx
  readonly now: Date
  readonly demoPasswordHash: string
  /** The id behind a code. @throws {EntryRefusal} that names the nearest code there is */
  idOf(what: Exclude<EntryReference, 'menu'>, code: string, field: string): Promise<number>
  /** The departments that use the systems in which a user has a role. */
  departmentsOf(responsibilities: readonly string[]): Promise<readonly string[]>
}

export const writingIn = (tx: Tx, now: Date, demoPasswordHash: string): Writing => ({
  ...{ tx, now, demoPasswordHash },
  idOf: idFinder(tx),
  departmentsOf: departmentFinder(tx),
})

/** The existing record with an entry's key, in the form of an entry. */
export interface Found<Entry> {
  readonly id: number
  readonly values: Entry
}

/** How entries of one kind are found and written. Times of the entry are ISO texts by now. */
export interface EntryWriter<Kind extends EntryKindName> extends EntryFinder<Kind> {
  /** Completes the key, where parts of it may be left out. */
  readonly withKey?: (entry: EntryOf<Kind>, writing: Writing) => Promise<EntryOf<Kind>>
  /** Writes the fields that are given, and leaves the others. */
  readonly change: (found: Found<EntryOf<Kind>>, entry: EntryOf<Kind>, writing: Writing) => Promise<void>
  /** For kinds that come by thousands: looks up some entries with one query, and adds them together at the end. */
  readonly together?: (entries: readonly EntryOf<Kind>[], writing: Writing) => Promise<EntryBatch<Kind>>
}

interface EntryFinder<Kind extends EntryKindName> {
  readonly find: (entry: EntryOf<Kind>, writing: Writing) => Promise<Found<EntryOf<Kind>> | undefined>
  readonly add: (entry: EntryOf<Kind>, writing: Writing) => Promise<void>
}

export interface EntryBatch<Kind extends EntryKindName> extends EntryFinder<Kind> {
  /** Writes what was added and is not written yet. */
  readonly flush: () => Promise<void>
}

interface Table {
  readonly find: (tx: Tx, code: string) => Promise<{ id: number } | null>
  readonly names: (tx: Tx) => Promise<string[]>
}

const codes = (rows: readonly { code: string }[]) => rows.map(({ code }) => code)
const byCode = { select: { code: true }, orderBy: { id: 'asc' }, take: 1000 } as const

const tables: Readonly<Record<Exclude<EntryReference, 'menu'>, Table>> = {
  department: {
    find: (tx, code) => tx.department.findUnique({ where: { code }, select: { id: true } }),
    names: async (tx) => codes(await tx.department.findMany(byCode)),
  },
  system: {
    find: (tx, code) => tx.system.findUnique({ where: { code }, select: { id: true } }),
    names: async (tx) => codes(await tx.system.findMany(byCode)),
  },
  responsibility: {
    find: (tx, code) => tx.responsibility.findUnique({ where: { code }, select: { id: true } }),
    names: async (tx) => codes(await tx.responsibility.findMany(byCode)),
  },
  distributor: {
    find: (tx, code) => tx.distributor.findUnique({ where: { code }, select: { id: true } }),
    names: async (tx) => codes(await tx.distributor.findMany(byCode)),
  },
  user: {
    find: (tx, userName) => tx.user.findUnique({ where: { userName }, select: { id: true } }),
    names: async (tx) => {
      const users = await tx.user.findMany({ select: { userName: true }, orderBy: { id: 'asc' }, take: 1000 })
      return users.map(({ userName }) => userName)
    },
  },
}

/** Finds ids by codes, each once in a transaction. */
export function idFinder(tx: Tx): Writing['idOf'] {
  const known = new Map<string, number>()
  return async (what, code, field) => {
    const key = `${what} ${code}`
    const id = known.get(key) ?? (await tables[what].find(tx, code))?.id
    if (id === undefined) {
      const names = await tables[what].names(tx)
      throw new EntryRefusal(field, `there is no ${what} ${code}; ${expectedOf(code, names)}`)
    }
    known.set(key, id)
    return id
  }
}

/** Finds the departments of roles, each set of roles once in a transaction. */
function departmentFinder(tx: Tx): Writing['departmentsOf'] {
  const known = new Map<string, readonly string[]>()
  return async (responsibilities) => {
    const key = responsibilities.join()
    const found = known.get(key)
    if (found) return found
    const departments = await tx.department.findMany({
      where: {
        systems: {
          some: { system: { responsibilities: { some: { code: { in: [...responsibilities] } } } } },
        },
      },
      orderBy: { sortOrder: 'asc' },
    })
    const codes = departments.map(({ code }) => code)
    known.set(key, codes)
    return codes
  }
}

export const idsOf = (
  { idOf }: Writing,
  what: Exclude<EntryReference, 'menu'>,
  codes: readonly string[],
  field: string,
): Promise<number[]> => Promise.all([...new Set(codes)].map((code) => idOf(what, code, field)))

/** A field that was checked to be there before. */
export function given<Value>(value: Value | undefined, field: string): Value {
  if (value === undefined) throw new EntryRefusal(field, 'is missing')
  return value
}

/** Drops undefined values: Prisma keeps those columns. */
export const date = (text: string | undefined): Date | undefined =>
  text === undefined ? undefined : new Date(text)
