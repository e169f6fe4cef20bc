import { join, resolve } from 'node:path'
import { InvalidArgumentError, Option } from '@commander-js/extra-typings'
import { upstreamProblem, usualTargets } from '@portal/mock-server/upstream/upstream-address'
import type { Context } from '../context.ts'

export const upstreamOption = () =>
  new Option('--upstream <url>', 'a real backend that calls are passed on to').argParser(upstreamAddress)

export const passOption = () =>
  new Option(
    '--pass <targets>',
    `with --upstream, which calls: ids or paths with *, separated by commas, repeatable (${usualTargets.join()} by default)`,
  ).argParser((text: string, previous: readonly string[] | undefined): readonly string[] => [
    ...(previous ?? []),
    ...text.split(',').map((target) => target.trim()),
  ])

export const recordOption = (context: Context) =>
  new Option(
    '--record <name>',
    'with --upstream, keep the answers in fixtures/recordings/NAME, or in a folder',
  ).argParser((text: string) => recordingFolder(text, context))

export const replayOption = (context: Context) =>
  new Option(
    '--replay <name>',
    'answer the calls that were recorded there, without the real backend',
  ).argParser((text: string) => recordingFolder(text, context))

export const strangersAsOption = () =>
  new Option(
    '--as <user>',
    'with --upstream or --replay, whose data the world answers people with whom it does not know',
  )

export const upstreamExamples = (command: string) =>
  [
    `\n  portal ${command} --upstream https://portal.example.com --record monday`,
    `  portal ${command} --upstream https://portal.example.com --pass 'login,/api/imsOrderServer/*'`,
    `  portal ${command} --replay monday --as wangjing`,
  ].join('\n')

/** A plain name lies with the fixtures of the checkout; anything else is a folder. */
const recordingFolder = (text: string, { checkout }: Context) =>
  /^\w[\w-]*$/.test(text) ? join(checkout.root, 'fixtures', 'recordings', text) : resolve(text)

/** @throws {InvalidArgumentError} that says what is wrong with it */
function upstreamAddress(text: string): string {
  const problem = upstreamProblem(text)
  if (problem === undefined) return text
  throw new InvalidArgumentError(`${problem}.`)
}
