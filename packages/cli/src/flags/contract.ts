import { Option } from '@commander-js/extra-typings'
import { upstreamProblem } from '@portal/mock-server/upstream/upstream-address'
import type { Context } from '../context.ts'
import { controlTokenFileOption, controlTokenOption } from './control.ts'
import {
  checkedBy,
  commandOf,
  dataDirOption,
  jsonOption,
  type Program,
  serverAddress,
  wholeNumber,
  worldOption,
} from './options.ts'

export function addOpenApi(program: Program, context: Context) {
  commandOf(program, 'openapi')
    .option('--assumed', 'list instead what the specification does not show, and what was chosen')
    .addOption(
      new Option('--server <url>', 'the backend that clients made of the document ask')
        .default('http://localhost:8200')
        .argParser(serverAddress),
    )
    .addOption(jsonOption())
    .action(async (options) => {
      const { printOpenApi } = await import('../commands/contract.ts')
      await printOpenApi(options, context)
    })
}

const listOption = <const Flags extends string>(flags: Flags, description: string) =>
  new Option(flags, description)
    .default<string[]>([], 'none')
    .argParser((value: string, previous: string[]) => [...previous, value])

export function addCall(program: Program, context: Context) {
  commandOf(program, 'call')
    .argument('<id>', 'the call, by its name in the OpenAPI document')
    .option(
      '--body <json>',
      'values of the body, as a JSON object; @FILE for those of a file, - for standard input',
    )
    .addOption(listOption('--query <name=value>', 'a query value, repeatable'))
    .addOption(listOption('--param <name=value>', 'a value in the path, repeatable'))
    .option(
      '--user <name>',
      'sign in as this user first; {certificate} in a value stands for the certificate',
    )
    .option('--password <text>', 'password of the user; not needed for demo accounts, except with --url')
    .option('--url <url>', 'a running server; without it the backend runs inside the command', serverAddress)
    .addOption(controlTokenOption())
    .addOption(controlTokenFileOption())
    .addOption(worldOption())
    .addOption(dataDirOption(context))
    .addOption(jsonOption())
    .action(async (id, options) => {
      const { call } = await import('../commands/contract.ts')
      await call(id, options, context)
    })
}

export function addVerify(program: Program, context: Context) {
  commandOf(program, 'verify')
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
    .action(async (url, options) => {
      const { verify } = await import('../commands/verify.ts')
      await verify(url, options, context)
    })
}
