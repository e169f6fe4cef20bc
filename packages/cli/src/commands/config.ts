import { readFile } from 'node:fs/promises'
import { systemErrorCode } from '@portal/store/store-error'
import { checkConfigText, checkSite } from '../config-check/config-file.ts'
import type { Context } from '../context.ts'
import { Failure, UsageError } from '../failure.ts'
import {
  companyFolder,
  type Given,
  givenSettings,
  givenValue,
  type SettingOption,
} from '../project/apply-settings.ts'
import { type SettingName, settingNames, variableOf } from '../project/project-file.ts'
import { table } from '../terminal/terminal.ts'

interface ShownSetting {
  readonly setting: SettingName
  /** Null for settings without a default. */
  value: unknown
  readonly from: 'environment' | 'project file' | 'default'
  /** The variable, or the file with the field. */
  readonly place: string | null
  readonly variable: string
}

/**
 * Prints the settings that commands use by default.
 * @throws {UsageError} listing all errors
 */
export async function showSettings(
  options: Readonly<Record<SettingName, SettingOption>>,
  { json }: { readonly json?: true },
  { terminal, checkout }: Context,
): Promise<void> {
  const given = givenSettings()
  const problems: string[] = []
  const shown = settingNames.map((name) => {
    const one = given.get(name)
    try {
      return one ? shownGiven(name, options[name], one) : usual(name, options[name])
    } catch (error) {
      if (!(error instanceof UsageError)) throw error
      problems.push(error.message)
      return usual(name, options[name])
    }
  })
  const company = given.get('company')
  if (company && !given.has('dataDir')) {
    const [name = ''] = company.texts
    const problem = await companyProblem(name)
    if (problem) problems.push(`${company.place}: ${problem}`)
    const folder = shown.find(({ setting }) => setting === 'dataDir')
    if (folder) folder.value = companyFolder(checkout, name)
  }
  if (problems.length > 0) throw new UsageError(problems.join('\n'))
  const rows = shown.map(({ setting, value, from, place, variable }) => [
    setting,
    textOf(value),
    place ?? from,
    variable,
  ])
  terminal.result(json ? JSON.stringify(shown) : table([['setting', 'value', 'from', 'variable'], ...rows]))
}

/** The error in a company's name, as a sentence; undefined if valid. */
async function companyProblem(name: string): Promise<string | undefined> {
  const { requireCompany } = await import('@portal/store/company/company-choice')
  return requireCompany(name).then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? `${error.message}.` : String(error)),
  )
}

function shownGiven(name: SettingName, option: SettingOption, given: Given): ShownSetting {
  const value = givenValue(name, option, given)
  const { source, place, texts } = given
  // The content of the file is secret; its name isn't.
  const shown = name === 'controlTokenFile' ? texts.join() : value
  const from = source === 'env' ? 'environment' : 'project file'
  return { setting: name, value: shown, from, place, variable: variableOf(name) }
}

const usual = (name: SettingName, { defaultValue }: SettingOption): ShownSetting => ({
  ...{ setting: name, value: defaultValue ?? null, from: 'default', place: null },
  variable: variableOf(name),
})

function textOf(value: unknown): string {
  if (value === null) return '–'
  if (typeof value !== 'object') return String(value)
  const parts = Array.isArray(value) ? value : Object.entries(value).map((pair) => pair.join('='))
  return parts.join(', ') || '–'
}

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
