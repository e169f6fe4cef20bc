import { readFile } from 'node:fs/promises'
import { systemErrorCode } from '@portal/store/store-error'
import { checkConfigText } from '../config-check/config-file.ts'
import { checkSite } from '../config-check/site-checks.ts'
import type { Context } from '../context.ts'
import { Failure, UsageError } from '../failure.ts'
import { table } from '../terminal/terminal.ts'

interface CheckOptions {
  /** Address of the portal that reads the file. */
  readonly url?: string
  readonly development?: true
  readonly json?: true
}

/**
 * Prints everything that is wrong with a `config.json`, by line, and with what it names.
 * @throws {UsageError} when there is no such file
 * @throws {Failure} when anything is wrong
 */
export async function checkConfigFile(file: string, options: CheckOptions, { terminal }: Context) {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    const code = systemErrorCode(error)
    throw new UsageError(
      code === 'ENOENT'
        ? `There is no file ${file}.`
        : `The file ${file} cannot be read (${code ?? String(error)}).`,
    )
  })
  // Editors of Windows begin a file with a mark of its encoding, which browsers skip, too.
  const { problems, config } = checkConfigText(text.replace(/^\uFEFF/, ''), !options.development)
  const findings = config && options.url !== undefined ? await checkSite(config, options.url) : []
  if (options.json) terminal.result(JSON.stringify({ file, problems, findings }))
  else {
    for (const { line, column, message } of problems) terminal.result(`${file}:${line}:${column} ${message}`)
    if (findings.length > 0)
      terminal.result(
        table(
          findings.map(({ verdict, about, remark }) => [verdict === 'ok' ? 'ok' : 'PROBLEM', about, remark]),
        ),
      )
  }
  const wrong = problems.length + findings.filter(({ verdict }) => verdict === 'problem').length
  if (wrong > 0)
    throw new Failure(
      `${wrong === 1 ? 'One thing has' : `${wrong} things have`} to be put right before it goes out.`,
    )
  terminal.note(`${file} can be used.`)
}
