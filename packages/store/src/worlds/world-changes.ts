import type { ChangedThing } from '@portal/protocol/control/changed-things'
import type { Happening, WorldChange } from '@portal/protocol/control/worlds'
import { openRaw } from '../engines/database-files.ts'
import { Statements } from '../engines/statements.ts'
import {
  nameOf,
  parts,
  type Row,
  type RowDifferences,
  someRowDifferences,
  subjects,
  things,
} from './row-differences.ts'

/** Finds a row by its key in either world; a part may refer to deleted rows. */
type RowOf = (table: string, key: Row) => Row | undefined

/** Rows that are put into words: more are no work for people. */
const mostRows = 5000

/** What happened between two databases, in words of the company; rows beyond the limit are counted in one change, without a table. */
export function worldChanges(startFile: string, endFile: string, limit = mostRows): WorldChange[] {
  const { differences, more } = someRowDifferences(startFile, endFile, limit)
  const raw = openRaw(endFile)
  try {
    raw.prepare('ATTACH DATABASE ? AS start').run(startFile)
    const statements = new Statements(raw)
    const changes = summarise(differences, (table, key) => {
      const where = Object.keys(key).map((name) => `"${name}" = ?`)
      const inside = (schema: string) => {
        const sql = `SELECT * FROM ${schema}."${table}" WHERE ${where.join(' AND ')}`
        return statements.rows(sql, Object.values(key))[0] as Row | undefined // texts, numbers and nulls
      }
      return inside('main') ?? inside('start')
    })
    return more === 0
      ? changes
      : [...changes, changeOf({ what: 'rows', happened: 'changed', name: '', rows: more })]
  } finally {
    raw.close()
  }
}

type Fields = WorldChange['fields']

/** What happened, in table order: first what is new, then what was done, then what changed by it. */
function summarise(differences: RowDifferences, rowOf: RowOf): WorldChange[] {
  const gathered = new Map<string, WorldChange>()
  const events: WorldChange[] = []
  const others: WorldChange[] = []
  const decided = new Set<string>()

  const userName = (id: Row[string] | undefined) => {
    const user = id === undefined || id === null ? undefined : rowOf('User', { id })
    return user ? String(user.userName) : null
  }
  /** Records a change to a thing, or to another row of it; existing records are kept. */
  const note = (table: string, row: Row, happened: Happening, fields: Fields = {}) => {
    const key = keyOf(table, row)
    const before = gathered.get(key)
    if (before) {
      gathered.set(key, { ...before, fields: { ...before.fields, ...fields }, rows: before.rows + 1 })
      return
    }
    const { what = 'rows', nameEn = '', by = '' } = things[table] ?? {}
    const named = { name: nameOf(table, row), nameEn: textOf(row[nameEn]) }
    const maker = happened === 'added' ? userName(row[by]) : null
    gathered.set(key, changeOf({ what, happened, ...named, by: maker, fields }))
  }
  const isNew = (table: string, row: Row) =>
    ['added', 'removed'].includes(gathered.get(keyOf(table, row))?.happened ?? '')

  for (const table of Object.keys(things)) {
    const { added = [], changed = [], removed = [] } = differences[table] ?? {}
    for (const row of added) note(table, row, 'added')
    for (const key of removed) note(table, rowOf(table, key) ?? key, 'removed')
    for (const { key, from, to } of changed)
      note(table, rowOf(table, key) ?? key, 'changed', fieldsOf(from, to))
  }

  for (const [table, { added, changed, removed }] of Object.entries(differences)) {
    if (things[table]) continue
    if (!parts[table]) {
      const rows = added.length + changed.length + removed.length
      others.push(changeOf({ what: 'rows', happened: 'changed', name: table, rows }))
      continue
    }
    const each = [
      ...added.map((row) => ({ row, happened: 'added' as const, from: {}, to: row })),
      ...removed.map((key) => ({
        row: rowOf(table, key) ?? key,
        happened: 'removed' as const,
        from: {},
        to: {},
      })),
      ...changed.map(({ key, from, to }) => ({
        row: rowOf(table, key) ?? key,
        happened: 'changed' as const,
        from,
        to,
      })),
    ]
    for (const part of each) {
      const owner = ownerOf(table, part.row, rowOf)
      if (!owner) continue
      const event = eventOf(table, part, owner.row)
      if (event) {
        events.push(event)
        if (table === 'ApprovalTask') decided.add(keyOf(owner.table, owner.row))
      } else if (isNew(owner.table, owner.row) || !isQuiet(table, part)) {
        const isTold = parts[table]?.isOnly && part.happened === 'changed'
        note(owner.table, owner.row, 'changed', isTold ? fieldsOf(part.from, part.to) : {})
      }
    }
  }

  /** What a part expresses by itself, such as a decision. */
  function eventOf(table: string, { row, happened, to }: PartChange, owner: Row): WorldChange | undefined {
    if (table === 'ApprovalTask' && happened !== 'removed') {
      const state = to.state
      if (state !== 'approved' && state !== 'rejected') return undefined
      const what = subjects[String(owner.subject)] ?? 'application'
      return changeOf({
        what,
        happened: state,
        name: String(owner.businessKey),
        by: userName(row.assigneeId),
      })
    }
    if (table === 'UserResponsibility' && happened !== 'changed') {
      if (happened === 'removed' && isNew('User', owner)) return undefined
      const role = rowOf('Responsibility', { id: row.responsibilityId ?? null })
      return changeOf({
        ...{ what: 'user', happened: happened === 'added' ? 'granted' : 'revoked' },
        ...{ name: String(owner.userName), role: role ? String(role.code) : null },
      })
    }
    const notice = { name: String(owner.title), nameEn: textOf(owner.titleEn), by: userName(row.userId) }
    if (table === 'NoticeRecipient' && happened === 'changed' && to.readAt)
      return changeOf({ what: 'notice', happened: 'read', ...notice })
    if (table === 'QuestionnaireResponse' && happened === 'added')
      return changeOf({ what: 'questionnaire', happened: 'answered', ...notice })
    return undefined
  }

  /** What follows from something that is listed already. */
  function isQuiet(table: string, { row, happened }: PartChange): boolean {
    if (table === 'UserResponsibility') return happened === 'changed' // only their order
    if (table === 'QuestionAnswer') return true
    return table === 'NoticeRecipient' && row.userId !== undefined && isNew('User', { id: row.userId })
  }

  // A decision determines the result of its approval.
  const whole = [...gathered].flatMap(([key, one]) =>
    one.happened === 'changed' && decided.has(key) ? [] : [one],
  )
  const isAdded = ({ happened }: WorldChange) => happened === 'added'
  const named = withOneClock(whole)
  const later = named.filter((one) => !isAdded(one))
  return inOrder([...named.filter(isAdded), ...events, ...later, ...others])
}

interface PartChange {
  readonly row: Row
  readonly happened: 'added' | 'changed' | 'removed'
  readonly from: Row
  readonly to: Row
}

const changeOf = (
  given: Pick<WorldChange, 'what' | 'happened' | 'name'> & Partial<WorldChange>,
): WorldChange => ({ nameEn: null, by: null, role: null, fields: {}, rows: 1, ...given })

const textOf = (value: Row[string] | undefined): string | null =>
  value === undefined || value === null ? null : String(value)

const keyOf = (table: string, row: Row) => `${table} ${row.id ?? row.key}`

const fieldsOf = (from: Row, to: Row): Fields =>
  Object.fromEntries(
    Object.keys(to).map((name) => [name, { from: shown(name, from[name]), to: shown(name, to[name]) }]),
  )

/** That a password was changed is seen; its hash is a secret, and no word for people. */
const shown = (name: string, value: Row[string] = null): Row[string] =>
  name === 'passwordHash' && value !== null ? '***' : value

/** The thing that a row is part of; undefined where it is in neither world. */
function ownerOf(table: string, row: Row, rowOf: RowOf): { table: string; row: Row } | undefined {
  const part = parts[table]
  if (!part) return { table, row }
  const id = row[part.by]
  const owner = id === undefined ? undefined : rowOf(part.of, { id: id ?? null })
  return owner ? ownerOf(part.of, owner, rowOf) : undefined
}

/** The settings of a clock are one thing to people. */
function withOneClock(changes: readonly WorldChange[]): WorldChange[] {
  const isClock = ({ what, name }: WorldChange) => what === 'setting' && name.startsWith('clock.')
  const clock = changes.filter(isClock)
  const rest = changes.filter((one) => !isClock(one))
  return clock.length === 0
    ? rest
    : [...rest, changeOf({ what: 'clock', happened: 'changed', name: '', rows: clock.length })]
}

const order: readonly ChangedThing[] = [
  ...new Set(
    Object.values(things).flatMap(({ what }) =>
      what === 'notice' ? [what, 'questionnaire' as const] : [what],
    ),
  ),
]

/** Groups everything about one kind of thing; the rest comes last. */
const inOrder = (changes: readonly WorldChange[]): WorldChange[] => {
  const placeOf = ({ what }: WorldChange) => (order.includes(what) ? order.indexOf(what) : order.length)
  return changes.toSorted((one, other) => placeOf(one) - placeOf(other))
}
