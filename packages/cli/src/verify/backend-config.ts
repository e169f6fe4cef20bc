import { readFile } from 'node:fs/promises'
import { rareConfigRules } from '@portal/protocol/installation/config-rules'
import { problemInWords } from '@portal/protocol/installation/expected-values'
import { problemsIn } from '@portal/protocol/installation/value-rule'
import { systemErrorCode } from '@portal/store/store-error'
import { UsageError } from '../failure.ts'
import type { BackendConfig } from './findings.ts'

/** What a `config.json` says about its backend. @throws {UsageError} when it is none, or that can't be used */
export async function backendConfigIn(file: string): Promise<BackendConfig> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new UsageError(`--config ${file} cannot be read (${systemErrorCode(error) ?? String(error)}).`)
  })
  const config = parsed(text)
  if (typeof config !== 'object' || config === null || Array.isArray(config))
    throw new UsageError(`--config ${file} holds no JSON object.`)
  const given = new Map(Object.entries(config))
  for (const [key, rule] of Object.entries(rareConfigRules)) {
    const [problem] = given.has(key) ? problemsIn(rule, given.get(key), key) : []
    if (problem) throw new UsageError(`${file}: ${problemInWords(problem)}.`)
  }
  return config as BackendConfig // these keys agree with the rules
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
