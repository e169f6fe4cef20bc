import { UsageError } from './failure.ts'

/** Where a token for the control API may come from. */
export interface ControlTokenChoice {
  readonly controlToken?: string
  /** The content of the file. */
  readonly controlTokenFile?: string
}

/** The error in a token, as a sentence; undefined for one that a header can carry. */
export const tokenProblem = (text: string): string | undefined =>
  /^[!-~]+$/.test(text) ? undefined : 'Expected a token of letters, digits and signs, without spaces'

/**
 * The token for the control API; a flag wins over the environment.
 * @throws {UsageError} when that of the environment is none
 */
export function controlTokenOf(
  { controlToken, controlTokenFile }: ControlTokenChoice,
  { PORTAL_CONTROL_TOKEN: given = '' }: Readonly<NodeJS.ProcessEnv> = process.env,
): string | undefined {
  const chosen = controlToken ?? controlTokenFile
  if (chosen !== undefined || given === '') return chosen
  const problem = tokenProblem(given)
  if (problem) throw new UsageError(`PORTAL_CONTROL_TOKEN: ${problem}.`)
  return given
}
