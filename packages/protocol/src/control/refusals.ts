import { type Static, Type } from 'typebox'

/**
 * Why the control API refuses, as the `code` of its envelope, with the values that the reason names in `data`: clients may
 * say it in their own words. The message says it in English, with the command that helps.
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
