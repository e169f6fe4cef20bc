import { callProblem } from '@portal/protocol/control/fault-target'
import type { Context } from '../context.ts'
import { worldControlCommand } from './control.ts'
import { checkedBy, type Program, time, wholeNumber } from './options.ts'

export function addRequests(program: Program, context: Context) {
  const requests = program
    .command('requests')
    .addHelpText('after', '\nExample:\n  portal requests list --status E')
  const commands = () => import('../commands/requests.ts')

  worldControlCommand(requests, 'list', context)
    .description('Show the latest requests, oldest first; passwords, codes and certificates are masked.')
    .option('--call <id>', 'of this call only', checkedBy(callProblem))
    .option('--user <name>', 'of this user only')
    .option('--request-id <id>', 'with this number, which people are shown beside a failure')
    .option('--status <status>', 'with this envelope status, or HTTP status')
    .option('--differs', 'with an answer of an upstream, or of a recording, that departs from the contract')
    .option('--since <time>', 'not before this date and time', time)
    .option('--until <time>', 'not after this date and time', time)
    .option('--limit <number>', 'so many at most', (text) => wholeNumber(text, 1, 10_000))
    .addHelpText('after', '\nExample:\n  portal requests list --call login --limit 10')
    .action(async (options) => (await commands()).listRequests(options, context))

  worldControlCommand(requests, 'count', context)
    .description('Count the requests in the journal.')
    .option('--call <id>', 'of this call only', checkedBy(callProblem))
    .option('--user <name>', 'of this user only')
    .option('--status <status>', 'with this envelope status, or HTTP status')
    .option('--since <time>', 'not before this date and time', time)
    .option('--until <time>', 'not after this date and time', time)
    .addHelpText('after', '\nExample:\n  portal requests count --call login --status E')
    .action(async (options) => (await commands()).countRequests(options, context))

  worldControlCommand(requests, 'follow', context)
    .description('Show requests as they come, until interrupted; with --json one object a line.')
    .option('--call <id>', 'of this call only', checkedBy(callProblem))
    .option('--user <name>', 'of this user only')
    .option('--status <status>', 'with this envelope status, or HTTP status')
    .addHelpText(
      'after',
      '\nExample:\n  portal requests follow --status E\n  portal requests follow --call login --json',
    )
    .action(async (options) => (await commands()).printRequests(options, context))

  worldControlCommand(requests, 'clear', context)
    .description('Empty the journal of a world.')
    .addHelpText('after', '\nExample:\n  portal requests clear')
    .action(async (options) => (await commands()).clearRequests(options, context))
}
