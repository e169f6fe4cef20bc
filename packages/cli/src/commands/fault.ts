import { faultProblem } from '@portal/protocol/control/fault-target'
import type { FaultOrder } from '@portal/protocol/control/faults'
import { type FaultStep, readStep } from '@portal/protocol/control/faults'
import type { Difference } from '@portal/protocol/control/requests'
import { isWorldPattern } from '@portal/protocol/world'
import type { Context } from '../context.ts'
import { textOfFile } from '../control-token.ts'
import { UsageError } from '../failure.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { forWorlds } from './classes.ts'
import { control, differenceSentence, faultTable, type WorldOptions, worldControl } from './control.ts'

/**
 * The answer given by `--body`: JSON, or text for another content type; `@FILE` reads a file.
 * @throws {UsageError} for an unreadable file, and for text without a content type
 */
export async function ownBody(
  given: string,
  contentType: string | undefined,
  terminal: Terminal,
): Promise<unknown> {
  const text = given.startsWith('@') ? await contentOf(given.slice(1), terminal) : given
  if (contentType !== undefined && !contentType.includes('json')) return text
  const json = parsedJson(text)
  if (json !== undefined) return json
  throw new UsageError(
    `--body is not JSON; expected something like --body '{"status":"S","data":[]}', or text with --content-type text/html.`,
  )
}

async function contentOf(file: string, terminal: Terminal): Promise<string> {
  try {
    return await textOfFile(file, terminal)
  } catch (error) {
    throw new UsageError(`--body: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** A step as `--step` gives it. @throws {UsageError} that shows the step as it should be */
export function stepOf(given: string): FaultStep {
  try {
    return readStep(given)
  } catch (error) {
    throw new UsageError(`--step ${error instanceof Error ? error.message : String(error)}.`)
  }
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** What flags give: the body and the steps are not parsed yet. */
interface FaultValues extends Omit<FaultOrder, 'kind' | 'target' | 'body' | 'steps'> {
  readonly body?: string
  readonly step: readonly string[]
}

export const listFaults = (options: WorldOptions, context: Context) =>
  worldControl(options, context, (client, at) => client.listFaults(at), faultTable)

export async function addFault(
  fault: Pick<FaultOrder, 'kind' | 'target'>,
  options: WorldOptions & FaultValues,
  context: Context,
): Promise<void> {
  const { world, url, controlToken, controlTokenFile, dataDir, json, body, step, ...values } = options
  const order: FaultOrder = {
    ...fault,
    ...values,
    ...(body === undefined ? {} : { body: await ownBody(body, values.contentType, context.terminal) }),
    ...(step.length === 0 ? {} : { steps: step.map(stepOf) }),
  }
  const problem = faultProblem(order, flagOf)
  if (problem) throw new UsageError(`${problem}.`)
  if (isWorldPattern(world)) {
    await forWorlds(
      options,
      context,
      'have that fault',
      (client) => client.addFaults({ body: { worlds: [world], fault: order } }),
      ([first]) => warnings(first?.differences ?? []),
    )
    return
  }
  await worldControl(
    options,
    context,
    (client, at) => client.addFault({ ...at, body: order }),
    ({ id, kind, target, differences }) =>
      [`Added the fault ${id}: ${kind} for ${target}.`, ...warnings(differences)].join('\n'),
  )
}

const warnings = (differences: readonly Difference[]): string[] =>
  differences.map((one) => `Warning: it ${differenceSentence(one)}.`)

/** The flag of a value, since errors refer to what was typed. */
const flagOf = (name: string) =>
  name === 'steps' ? '--step' : `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

export const removeFault = (id: number, options: WorldOptions, context: Context) =>
  control(
    options,
    context,
    (client) => client.removeFault({ pathParams: { world: options.world, id } }),
    () => `Removed the fault ${id}.`,
  )

export const clearFaults = (options: WorldOptions, context: Context) =>
  isWorldPattern(options.world)
    ? forWorlds(options, context, 'have no faults now', (client) =>
        client.clearFaultsOf({ body: { worlds: [options.world] } }),
      )
    : worldControl(
        options,
        context,
        (client, at) => client.clearFaults(at),
        () => `The world ${options.world} has no faults now.`,
      )
