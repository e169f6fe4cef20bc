import { Argument, InvalidArgumentError } from '@commander-js/extra-typings'
import {
  type FaultShape,
  faultKindNames,
  faultKinds,
  faultShapeNames,
  faultShapes,
  isFaultShape,
} from '@portal/protocol/control/fault-kinds'
import { targetProblem } from '@portal/protocol/control/fault-target'
import { isMisbehaviour, type Misbehaviour, misbehaviourNames } from '@portal/protocol/control/misbehaviours'
import { nearest } from '@portal/protocol/rules/nearest'
import type { Context } from '../context.ts'
import { worldControlCommand, worldsControlCommand } from './control.ts'
import { checkedBy, commandOf, helpOf, type Program, wholeNumber } from './options.ts'

const listed = (sheets: Readonly<Record<string, { readonly says: string }>>) => {
  const width = Math.max(...Object.keys(sheets).map((name) => name.length)) + 2
  return Object.entries(sheets)
    .map(([name, { says }]) => `  ${name.padEnd(width)}${says}`)
    .join('\n')
}
const explained = `Kinds:\n${listed(faultKinds)}\n\nShapes:\n${listed(faultShapes)}`

const upTo = (most: number) => (text: string) => wholeNumber(text, 0, most)

export function addFault(program: Program, context: Context) {
  const fault = commandOf(program, 'fault')
  const commands = () => import('../commands/fault.ts')

  worldControlCommand(fault, 'fault list', context).action(async (options) =>
    (await commands()).listFaults(options, context),
  )

  worldsControlCommand(fault, { ...helpOf['fault add'], name: 'add', note: explained }, context)
    .addArgument(new Argument('<kind>', 'what it does').choices(faultKindNames))
    .argument(
      '<target>',
      'id of a call, or a path with * such as /api/imsOrderServer/*',
      checkedBy(targetProblem),
    )
    .option('--ms <number>', 'delay of a latency', upTo(120_000))
    .option('--to-ms <number>', 'longest delay of a latency that varies', upTo(120_000))
    .option('--code <number>', 'code of a rejection', upTo(999_999))
    .option('--message <text>', 'message of the answer')
    .option('--http-status <number>', '400 to 599; of an answer from 200', (text) =>
      wholeNumber(text, 200, 599),
    )
    .option('--content-type <type>', 'the wrong content type; text/html by default')
    .option(
      '--body <json>',
      'an answer: JSON with its envelope, or text with --content-type; @FILE reads a file',
    )
    .option(
      '--step <step>',
      'of a sequence, repeatable: pass, a kind, or JSON with kind, its values and times',
      collected,
      [],
    )
    .option('--misbehave <names>', 'what a stand-in does wrong, with commas between', misbehaviours)
    .option('--shape <names>', 'forms of a shape, with commas between', shapeNames)
    .option('--user <name>', 'strikes this user only')
    .option('--skip <number>', 'lets so many requests pass first', (text) => wholeNumber(text, 1, 1_000_000))
    .option('--count <number>', 'strikes so many times', (text) => wholeNumber(text, 1, 1_000_000))
    .option('--probability <number>', 'strikes some of the requests, from 0 to 1', probability)
    .option('--seed <text>', 'decides which ones')
    .action(async (kind, target, options) => (await commands()).addFault({ kind, target }, options, context))

  worldControlCommand(fault, 'fault remove', context)
    .argument('<id>', 'its id in the list', (text) => wholeNumber(text, 1, 999_999_999))
    .action(async (id, options) => (await commands()).removeFault(id, options, context))

  worldsControlCommand(fault, 'fault clear', context).action(async (options) =>
    (await commands()).clearFaults(options, context),
  )
}

function misbehaviours(text: string): Misbehaviour[] {
  return text.split(',').map((name) => {
    if (isMisbehaviour(name)) return name
    throw new InvalidArgumentError(`There is no misbehaviour ${name}; ${someOf(name, misbehaviourNames)}`)
  })
}

function someOf(word: string, names: readonly string[]): string {
  const near = nearest(word, names)
  return near === undefined ? `expected some of ${names.join(', ')}.` : `did you mean ${near}?`
}

const collected = (text: string, before: readonly string[]): readonly string[] => [...before, text]

function shapeNames(text: string): FaultShape[] {
  return text.split(',').map((name) => {
    if (isFaultShape(name)) return name
    throw new InvalidArgumentError(`There is no shape ${name}; ${someOf(name, faultShapeNames)}`)
  })
}

function probability(text: string): number {
  const value = /^(0|1|0?\.\d+|1\.0+)$/.test(text) ? Number(text) : Number.NaN
  if (value >= 0 && value <= 1) return value
  throw new InvalidArgumentError('Expected a number from 0 to 1, such as 0.25.')
}
