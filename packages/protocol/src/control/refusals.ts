import { type Static, Type } from 'typebox'

/**
 * Refusal reasons of the control API: the `code` of its envelope, with values in `data`, which clients may translate.
 * The message is in English, with the command that helps.
 */
const refusalCodes = [
  'unknownWorld',
  'worldTaken',
  'worldsTaken',
  'classEndsInDigit',
  'tooManyWorlds',
  'newerWorld',
  'damagedWorld',
  'damagedJournal',
  'damagedSnapshot',
  'replacedMeanwhile',
  'wrongName',
  'noWorldMatches',
  'unknownUser',
  'unknownSnapshot',
  'scenarioTaken',
  'unknownScenario',
  'brokenScenario',
  'tooManyChanges',
  'clockRange',
  'faultGone',
  'noticeGone',
  'wrongFault',
  'wrongEntries',
  'diskFull',
  'diskReadOnly',
  'databaseBusy',
  'databaseDamaged',
  'databaseUnreadable',
  'invalidRequest',
  'localhostOnly',
  'tokenNeeded',
  'controlClosed',
] as const

export type Refusal = Static<typeof Refusal>
export const Refusal = Type.Object({
  code: Type.Enum([...refusalCodes]),
  values: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()])),
})
