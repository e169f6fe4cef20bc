import type { ControlClient } from '@portal/protocol/control/control-client-of'
import { type ControlChoice, withControl } from '../backend/control.ts'
import type { Context } from '../context.ts'

export interface ControlOptions extends ControlChoice {
  readonly json?: true
}

/**
 * Makes one call of the control API and prints what came of it.
 * @param sentence the answer in words; `--json` prints the answer itself
 */
export async function control<Answer>(
  options: ControlOptions,
  context: Context,
  call: (control: ControlClient) => Promise<Answer>,
  sentence: (answer: Answer) => string,
): Promise<void> {
  const answer = await withControl(options, context, call)
  context.terminal.result(options.json ? JSON.stringify(answer) : sentence(answer))
}
