import { Argument, InvalidArgumentError } from '@commander-js/extra-typings'
import { faultKindNames, faultKinds } from '@portal/protocol/control/fault-kinds'
import {
  type FaultShape,
  faultShapeNames,
  faultShapes,
  isFaultShape,
} from '@portal/protocol/control/fault-shapes'
import { targetProblem } from '@portal/protocol/control/fault-target'
import { isMisbehaviour, type Misbehaviour, misbehaviourNames } from '@portal/protocol/control/misbehaviours'
import { nearest } from '@portal/protocol/rules/nearest'
import type { Context } from '../context.ts'
import { worldControlCommand, worldsControlCommand } from './control.ts'
import { checkedBy, type Program, wholeNumber } from './options.ts'

const explained = faultKindNames.map((kind) => `  ${kind.padEnd(13)}${faultKinds[kind].says}`).join('\n')

const shapeWidth = Math.max(...faultShapeNames.map((name) => name.length)) + 2
const explainedShapes = faultShapeNames
  .map((name) => `  ${name.padEnd(shapeWidth)}${faultShapes[name].says}`)
  .join('\n')

const upTo = (most: number) => (text: string) => wholeNumber(text, 0, most)

export function addFault(program: Program, context: Context) {
  const fault = program
    .command('fault')
    .addHelpText('after', '\nExample:\n  portal fault add latency findDic --ms 800')
  const commands = () => import('../commands/fault.ts')

  worldControlCommand(fault, 'list', context)
    .description('List the faults of a world.')
    .addHelpText('after', '\nExample:\n  portal fault list')
    .action(async (options) => (await commands()).listFaults(options, context))

  worldsControlCommand(fault, 'add', context)
    .description('Add a fault to the answers of one call, or of all paths that match.')
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
    .addHelpText('after', `\nKinds:\n${explained}\n\nShapes:\n${explainedShapes}`)
    .addHelpText(
      'after',
      '\nExample:\n  portal fault add rejection login --message 系统维护 --count 2\n  portal fault add httpStatus findTodoTasks --http-status 503 --skip 2 --count 1\n  portal fault add latency \'*\' --ms 500 --to-ms 1500\n  portal fault add shape \'*\' --shape textIds,spaceDates\n  portal fault add answer findTodoTasks --body \'{"status":"S","data":[]}\'\n  portal fault add sequence findTodoTasks --step pass --step sessionEnded --step \'{"kind":"rejection","message":"维护中","times":2}\'',
    )
    .action(async (kind, target, options) => (await commands()).addFault({ kind, target }, options, context))

  worldControlCommand(fault, 'remove', context)
    .description('End one fault.')
    .argument('<id>', 'its id in the list', (text) => wholeNumber(text, 1, 999_999_999))
    .addHelpText('after', '\nExample:\n  portal fault remove 3')
    .action(async (id, options) => (await commands()).removeFault(id, options, context))

  worldsControlCommand(fault, 'clear', context)
    .description('End every fault of a world, or of several.')
    .addHelpText('after', '\nExample:\n  portal fault clear')
    .action(async (options) => (await commands()).clearFaults(options, context))
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
