import { callProblem } from '@portal/protocol/control/fault-target'
import type { Context } from '../context.ts'
import { worldControlCommand } from './control.ts'
import { checkedBy, commandOf, type Program, time, wholeNumber } from './options.ts'

export function addRequests(program: Program, context: Context) {
  const requests = commandOf(program, 'requests')
  const commands = () => import('../commands/requests.ts')

  worldControlCommand(requests, 'requests list', context)
    .option('--call <id>', 'of this call only', checkedBy(callProblem))
    .option('--user <name>', 'of this user only')
    .option('--request-id <id>', 'with this number, which people are shown beside a failure')
    .option('--status <status>', 'with this envelope status, or HTTP status')
    .option('--differs', 'with an answer of an upstream, or of a recording, that departs from the contract')
    .option('--since <time>', 'not before this date and time', time)
    .option('--until <time>', 'not after this date and time', time)
    .option('--limit <number>', 'so many at most', (text) => wholeNumber(text, 1, 10_000))
    .action(async (options) => (await commands()).listRequests(options, context))

  worldControlCommand(requests, 'requests count', context)
    .option('--call <id>', 'of this call only', checkedBy(callProblem))
    .option('--user <name>', 'of this user only')
    .option('--status <status>', 'with this envelope status, or HTTP status')
    .option('--since <time>', 'not before this date and time', time)
    .option('--until <time>', 'not after this date and time', time)
    .action(async (options) => (await commands()).countRequests(options, context))

  worldControlCommand(requests, 'requests follow', context)
    .option('--call <id>', 'of this call only', checkedBy(callProblem))
    .option('--user <name>', 'of this user only')
    .option('--status <status>', 'with this envelope status, or HTTP status')
    .action(async (options) => (await commands()).printRequests(options, context))

  worldControlCommand(requests, 'requests clear', context).action(async (options) =>
    (await commands()).clearRequests(options, context),
  )
}
