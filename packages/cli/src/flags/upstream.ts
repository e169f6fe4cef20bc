import { InvalidArgumentError, Option } from '@commander-js/extra-typings'
import { defaultTargets, upstreamProblem } from '@portal/mock-server/upstream/upstream-address'
import type { Context } from '../context.ts'
import { recordingFolder } from './recording-folder.ts'

export const upstreamOption = () =>
  new Option('--upstream <url>', 'a real backend that calls are passed on to').argParser(upstreamAddress)

export const passOption = () =>
  new Option(
    '--pass <targets>',
    `with --upstream, which calls: ids or paths with *, separated by commas, repeatable (${defaultTargets.join()} by default)`,
  ).argParser((text: string, previous: readonly string[] | undefined): readonly string[] => [
    ...(previous ?? []),
    ...text.split(',').map((target) => target.trim()),
  ])

export const recordOption = (context: Context) =>
  new Option(
    '--record <name>',
    'with --upstream, keep the answers in fixtures/recordings/NAME, or in a folder',
  ).argParser((text: string) => recordingFolder(text, context.checkout.dataHome))

export const replayOption = (context: Context) =>
  new Option(
    '--replay <name>',
    'answer the calls that were recorded there, without the real backend',
  ).argParser((text: string) => recordingFolder(text, context.checkout.dataHome))

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

/** @throws {InvalidArgumentError} with the error */
function upstreamAddress(text: string): string {
  const problem = upstreamProblem(text)
  if (problem === undefined) return text
  throw new InvalidArgumentError(`${problem}.`)
}
