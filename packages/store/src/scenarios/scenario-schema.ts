import { ClockChange } from '@portal/protocol/control/clock'
import { faultProblem } from '@portal/protocol/control/fault-target'
import { FaultOrder } from '@portal/protocol/control/faults'
import { Story } from '@portal/protocol/control/training'
import { type EntryKindName, entryKindNames, entryKindOf } from '@portal/protocol/entries/entry-kinds'
import { type FieldProblem, type RawEntry, readEntry } from '@portal/protocol/entries/read-entry'
import { type Static, Type } from 'typebox'
import { Value } from 'typebox/value'
import { Code, Codes, entry, Ids, Notices, Text } from '../company/schemas.ts'

const Count = Type.Integer({ minimum: 1, maximum: 1_000_000 })

const problemsIn = (kind: EntryKindName, value: unknown): readonly FieldProblem[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? readEntry(kind, { ...value }).problems
    : [{ field: kind, message: 'must have fields, such as name: value' }]

const chosen = (kind: EntryKindName) =>
  Type.Refine(
    Type.Unsafe<RawEntry>({}),
    (value) => problemsIn(kind, value).length === 0,
    (value) =>
      problemsIn(kind, value)
        .map(({ field, message }) => `${field}: ${message}`)
        .join('; '),
  )

/** Lists by what several of a kind are called, with the fields of `portal seed KIND`. */
const Entries = Type.Unsafe<Readonly<Record<string, readonly RawEntry[]>>>(
  entry(
    Object.fromEntries(
      entryKindNames.map((kind) => [entryKindOf(kind).plural, Type.Optional(Type.Array(chosen(kind)))]),
    ),
  ),
)

const Row = Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Null()]))
const Rows = entry({
  added: Type.Array(Row),
  changed: Type.Array(entry({ key: Row, from: Row, to: Row })),
  removed: Type.Array(Row),
})

/** A fault of the wrong form is refused by its schema, which names the field. */
const problemOf = (fault: FaultOrder) => (Value.Check(FaultOrder, fault) ? faultProblem(fault) : undefined)

/** As by `portal fault add`. */
const Fault = Type.Refine(
  FaultOrder,
  (fault) => problemOf(fault) === undefined,
  (fault) => problemOf(fault) ?? '',
)

/** A file of fixtures/scenarios: the changes to a fresh world, in the order of these fields. */
export const Scenario = entry({
  description: Text,
  descriptionEn: Text,
  /** Whom to sign in as; the descriptions say what there is to see. */
  accounts: Type.Optional(Codes),
  /** Scenarios that are applied before this one. */
  extends: Type.Optional(Codes),
  /** What `portal scenario save` writes: rows of the database beside those of the company, whose dates count from `madeAt`. */
  madeAt: Type.Optional(Type.String({ format: 'date-time' })),
  rows: Type.Optional(Type.Record(Type.String(), Rows)),
  /** Marks of the fixture files that the ids of these rows are of; unknown in a file of an earlier version. */
  savedOver: Type.Optional(Type.Record(Type.String(), Type.String())),
  /** What is removed, with everything that depends on it. */
  empty: Type.Optional(
    Type.Array(
      Type.Enum([
        ...(['orders', 'retailOrders', 'sampleOrders', 'projects', 'applications'] as const),
        ...(['files', 'notices', 'menus'] as const),
      ]),
    ),
  ),
  /** Rows that are generated. */
  seed: Type.Optional(
    entry({
      users: Type.Optional(Count),
      roles: Type.Optional(Count),
      menus: Type.Optional(Count),
      notices: Type.Optional(Count),
      orders: Type.Optional(Count),
    }),
  ),
  /** Notices as in company/notices.yaml. */
  notices: Type.Optional(Notices),
  /** Trees of groups within groups, seen by those who see the first menu of their system. */
  menuTrees: Type.Optional(
    Type.Array(
      entry({
        system: Code,
        levels: Type.Integer({ minimum: 1, maximum: 20 }),
        items: Type.Integer({ minimum: 1, maximum: 100, description: 'pages at each level' }),
      }),
    ),
  ),
  /** Entries to put in, like `portal seed` does; existing ones are updated. */
  entries: Type.Optional(Entries),
  users: Type.Optional(
    Type.Array(
      entry({
        who: Type.Union([Type.Literal('everybody'), Codes]),
        responsibilities: Type.Optional(Type.Literal('none')),
        twoFactor: Type.Optional(Type.Boolean()),
        /** In place of those they have; the first is the default one. */
        positions: Type.Optional(Type.Array(entry({ name: Text, nameEn: Type.Optional(Text), code: Code }))),
      }),
    ),
  ),
  /** As by `portal grant` and `portal revoke`. */
  grants: Type.Optional(
    Type.Array(entry({ user: Code, grant: Type.Optional(Codes), revoke: Type.Optional(Codes) })),
  ),
  /** Predefined certificates; one with a negative duration has expired. */
  sessions: Type.Optional(Type.Array(entry({ user: Code, certificate: Text, lastsMinutes: Type.Integer() }))),
  /** One-time codes of other systems; `query` is what their address has besides, such as userType. */
  signOns: Type.Optional(
    Type.Array(
      entry({
        user: Code,
        system: Code,
        code: Code,
        query: Type.Optional(Type.Record(Type.String(), Text)),
      }),
    ),
  ),
  ids: Type.Optional(Ids),
  faults: Type.Optional(Type.Array(Fault)),
  clock: Type.Optional(ClockChange),
  /** A tour that leads trainees through the portal; of several scenarios the last one with a story counts. */
  story: Type.Optional(Story),
})
export type Scenario = Static<typeof Scenario>
