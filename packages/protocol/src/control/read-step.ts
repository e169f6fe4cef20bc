import { Check, Errors } from 'typebox/value'
import { FaultStep } from './fault-effect.ts'
import { stepKindNames } from './fault-kinds.ts'

/**
 * A step of a sequence as a person writes it: the name of a kind, or JSON with its values.
 * @throws {Error} with the error and what was expected
 */
export function readStep(given: string): FaultStep {
  const step = given.trimStart().startsWith('{') ? parsedJson(given) : { kind: given }
  if (Check(FaultStep, step)) return step
  const [problem] = Errors(FaultStep, step)
  const field = problem?.instancePath.slice(1).replaceAll('/', '.') || 'kind'
  const reason =
    step === undefined
      ? 'is not JSON'
      : field === 'kind'
        ? 'has no such kind'
        : `is not understood: ${field} ${problem?.message}`
  throw new Error(
    `${given} ${reason}; expected one of ${stepKindNames.join(', ')}, or something like {"kind":"latency","ms":800,"times":2}`,
  )
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
