import { readFile } from 'node:fs/promises'
import type { CallPaths } from '@portal/protocol/client'
import { callPathRules } from '@portal/protocol/installation/config-rules'
import { problemInWords } from '@portal/protocol/installation/expected-values'
import { problemsIn } from '@portal/protocol/installation/value-rule'
import { systemErrorCode } from '@portal/store/store-error'
import { UsageError } from '../failure.ts'

/** The paths of calls that a `config.json` changes. @throws {UsageError} when it is none, or they are no paths of calls */
export async function callPathsIn(file: string): Promise<CallPaths> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new UsageError(`--config ${file} cannot be read (${systemErrorCode(error) ?? String(error)}).`)
  })
  const config = parsed(text)
  if (typeof config !== 'object' || config === null || Array.isArray(config))
    throw new UsageError(`--config ${file} holds no JSON object.`)
  if (!('callPaths' in config)) return {}
  const [problem] = problemsIn(callPathRules, config.callPaths, 'callPaths')
  if (problem) throw new UsageError(`${file}: ${problemInWords(problem)}.`)
  return config.callPaths as CallPaths // agrees with the rules
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
