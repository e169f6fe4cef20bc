import type { Refusal } from '@portal/protocol/control/refusals'
import { RemoteError } from '@portal/protocol/remote-error'
import { isTextKey, type TextKey, useTexts } from '../texts/texts.ts'
import { Refused, WorldsFailed } from './control.ts'

/** Texts that refusals share with a form; every other reason has its own, named after it. */
const sharedTexts = { classEndsInDigit: 'noDigitLast', wrongName: 'nameRule' } as const

type Shared = keyof typeof sharedTexts
type OwnText = `refused${Capitalize<Exclude<Refusal['code'], Shared>>}`

/** What a reason is in the panel's words: no commands, since its readers have no terminal. */
const textOf = (code: Refusal['code']): TextKey =>
  code in sharedTexts
    ? sharedTexts[code as Shared] // one of its keys
    : (`refused${code.charAt(0).toUpperCase()}${code.slice(1)}` as OwnText) // the same by its type

/** The panel's message for a failure; server messages without a translation are shown as they are. */
export function useProblemText() {
  const text = useTexts()
  /** A newer server may have reasons without a text. */
  const reason = ({ code, values }: Refusal, message: string): string => {
    const key = textOf(code)
    return isTextKey(key) ? text(key, values) : message
  }

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
