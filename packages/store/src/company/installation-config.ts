import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { configProblems } from '@portal/protocol/installation/config-problems'
import type { RuntimeConfig } from '@portal/protocol/installation/config-schema'
import { problemInWords } from '@portal/protocol/installation/expected-values'
import { StoreError, systemErrorCode } from '../store-error.ts'

/** The configuration of a company's portal, in its folder; the folder around it is served. */
export const configPath = 'public/config.json'

/** @throws {StoreError} that names everything that is wrong with it */
export function parseConfig(text: string): RuntimeConfig {
  const problems = configProblems(parseJson(text))
  if (problems.length > 0) {
    throw new StoreError(problems.map((problem) => `${configPath}: ${problemInWords(problem)}`).join('\n'))
  }
  // It agrees with the schema that the type is inferred from.
  return parseJson(text) as RuntimeConfig
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StoreError(`${configPath}: ${reason}`, { cause: error })
  }
}

/** The configuration in a company's folder. @throws {StoreError} when it can't be read or used */
export async function readConfig(companyDir: string): Promise<RuntimeConfig> {
  const file = join(companyDir, configPath)
  try {
    return parseConfig(await readFile(file, 'utf8'))
  } catch (error) {
    if (error instanceof StoreError) throw error
    throw new StoreError(`The file ${file} cannot be read (${systemErrorCode(error) ?? String(error)})`, {
      cause: error,
    })
  }
}
