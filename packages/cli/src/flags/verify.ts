import { Option } from '@commander-js/extra-typings'
import { upstreamProblem } from '@portal/mock-server/upstream/upstream-address'
import type { Context } from '../context.ts'
import { checkedBy, jsonOption, type Program, wholeNumber } from './options.ts'

export function addVerify(program: Program, context: Context) {
  program
    .command('verify')
    .argument('<url>', 'the backend, as apiBase of config.json names it', checkedBy(upstreamProblem))
    .option(
      '--user <name>',
      'account to sign in with; the password is asked for, or taken from PORTAL_PASSWORD',
    )
    .option('--password-file <file>', 'file that holds the password')
    .option('--certificate-file <file>', 'file that holds a certificate, in place of signing in')
    .option('--config <file>', 'a config.json whose callPaths and mappings count')
    .addOption(
      new Option('--timeout <seconds>', 'how long an answer may take')
        .default(30)
        .argParser((text: string) => wholeNumber(text, 1, 600)),
    )
    .addOption(
      new Option('--pause <ms>', 'rest between two calls')
        .default(200)
        .argParser((text: string) => wholeNumber(text, 0, 60_000)),
    )
    .option('--report <file>', 'write a document to work through, in Markdown')
    .addOption(jsonOption())
    .addHelpText(
      'after',
      '\nExit code 0: all as the contract says; 1: something departs, or the backend does not answer; 2: wrong usage.\n' +
        '\nExample:\n  portal verify https://portal.example.com --user wangjing --report verified.md',
    )
    .action(async (url, options) => {
      const { verify } = await import('../commands/verify.ts')
      await verify(url, options, context)
    })
}
