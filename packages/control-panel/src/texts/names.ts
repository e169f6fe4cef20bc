import type { CallId } from '@portal/protocol'
import type { ChangedThing } from '@portal/protocol/control/changed-things'
import type { FaultShape } from '@portal/protocol/control/fault-kinds'
import type { Misbehaviour } from '@portal/protocol/control/misbehaviours'
import type { Happening } from '@portal/protocol/control/worlds'
import type { Language } from '@portal/protocol/languages'
import { useSettings } from '../settings.ts'
import names from './names.json'

type Named = Readonly<Record<Language, string>>
type Names<Key extends string> = Readonly<Record<Key, Named>>

/** What each form of an answer is called. */
export const shapeNames: Names<FaultShape> = names.shapes

/** The misbehaviours of stand-in sub-apps. */
export const misbehaviourNames: Names<Misbehaviour> = names.misbehaviours

/** What can have changed in a world, several of a kind, and how. */
export const thingNames: Names<ChangedThing> = names.things
export const happeningNames: Names<Happening> = names.happenings

/** Display names of columns that can change; technical ones are shown as in the database. */
export const columnNames: Names<string> = names.columns

/** What each call is called in front of a class. */
const callNames: Names<CallId> = names.calls
export const namedCalls = Object.keys(callNames)

/** Finds names in a table by their ids, in the language of the panel; undefined for what the table lacks. */
export function useNamesIn(table: Names<string>) {
  const language = useSettings((state) => state.language)
  return (id: string): string | undefined => (Object.hasOwn(table, id) ? table[id]?.[language] : undefined)
}

/** The name of a call in the panel's language; undefined for an unknown one. */
export function useCallNames() {
  const nameOf = useNamesIn(callNames)
  return (id: string | null) => (id === null ? undefined : nameOf(id))
}

interface NamedPerson {
  readonly fullName: string
  readonly fullNameEn: string
}

/** The name of a person as the reader writes it. */
export function useNameOf() {
  const isChinese = useSettings((state) => state.language === 'zh')
  return ({ fullName, fullNameEn }: NamedPerson) => (isChinese ? fullName : fullNameEn || fullName)
}
