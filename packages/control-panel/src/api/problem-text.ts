import type { Refusal } from '@portal/protocol/control/refusals'
import { RemoteError } from '@portal/protocol/remote-error'
import { type TextKey, useTexts } from '../texts/texts.ts'
import { Refused, WorldsFailed } from './control.ts'

/** What each reason of a refusal is in the panel's words: no commands, since its readers have no terminal. */
const reasonTexts: Readonly<Record<Refusal['code'], TextKey>> = {
  unknownWorld: 'refusedUnknownWorld',
  worldTaken: 'refusedWorldTaken',
  worldsTaken: 'refusedWorldsTaken',
  classEndsInDigit: 'noDigitLast',
  tooManyWorlds: 'refusedTooManyWorlds',
  newerWorld: 'refusedNewerWorld',
  damagedWorld: 'refusedDamagedWorld',
  damagedJournal: 'refusedDamagedJournal',
  damagedSnapshot: 'refusedDamagedSnapshot',
  replacedMeanwhile: 'refusedReplaced',
  wrongName: 'nameRule',
  noWorldMatches: 'refusedNoWorldMatches',
  unknownUser: 'refusedUnknownUser',
  unknownSnapshot: 'refusedUnknownSnapshot',
  scenarioTaken: 'refusedScenarioTaken',
  unknownScenario: 'refusedUnknownScenario',
  brokenScenario: 'refusedBrokenScenario',
  tooManyChanges: 'refusedTooManyChanges',
  clockRange: 'refusedClockRange',
  faultGone: 'refusedFaultGone',
  noticeGone: 'refusedNoticeGone',
  wrongFault: 'refusedWrongFault',
  wrongEntries: 'refusedWrongEntries',
  diskFull: 'refusedDiskFull',
  diskReadOnly: 'refusedDiskReadOnly',
  databaseBusy: 'refusedDatabaseBusy',
  databaseDamaged: 'refusedDatabaseDamaged',
  databaseUnreadable: 'refusedDatabaseUnreadable',
  invalidRequest: 'refusedInvalidRequest',
  localhostOnly: 'refusedLocalhostOnly',
  tokenNeeded: 'refusedTokenNeeded',
  controlClosed: 'refusedControlClosed',
}

/** The panel's message for a failure; server messages without a translation are shown as they are. */
export function useProblemText() {
  const text = useTexts()
  const reason = ({ code, values }: Refusal, message: string): string =>
    Object.hasOwn(reasonTexts, code) ? text(reasonTexts[code], values) : message

  return {
    /** Of something with a reason, such as a world that cannot be opened. */
    ofRefusal: (refusal: Refusal | undefined, message: string): string =>
      refusal ? reason(refusal, message) : message,
    /** A problem that several worlds have is reported once. */
    ofError(error: unknown): string {
      if (error instanceof Refused) return reason(error.refusal, error.message)
      if (error instanceof WorldsFailed) {
        const worldsOf = new Map<string, string[]>()
        for (const { world, problem, refusal } of error.failed) {
          const said = refusal ? reason(refusal, problem ?? '') : (problem ?? '')
          worldsOf.set(said, [...(worldsOf.get(said) ?? []), world])
        }
        return [...worldsOf].map(([problem, worlds]) => `${worlds.join(', ')}: ${problem}`).join('\n')
      }
      // A browser's own message for a missing network is localised or hard to understand.
      if (error instanceof TypeError) return text('unreachable')
      if (error instanceof RemoteError && error.kind === 'intercepted')
        return text('intercepted', { status: `${error.httpStatus}` })
      return error instanceof Error ? error.message : String(error)
    },
  }
}
