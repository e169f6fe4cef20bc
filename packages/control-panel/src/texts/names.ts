import type { CallId } from '@portal/protocol'
import type { FaultShape } from '@portal/protocol/control/fault-shapes'
import type { Misbehaviour } from '@portal/protocol/control/misbehaviours'
import type { ChangedThing, Happening } from '@portal/protocol/control/world-changes'
import type { Language } from '@portal/protocol/languages'
import names from './names.json'

type Named = Readonly<Record<Language, string>>
export type Names<Key extends string> = Readonly<Record<Key, Named>>

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
export const callNames: Names<CallId> = names.calls
export const namedCalls = Object.keys(callNames)
