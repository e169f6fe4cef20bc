import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The origins of http and https that texts anywhere in a value name, each once. */
export function originsIn(value: unknown): readonly string[] {
  const origins = new Set<string>()
  JSON.stringify(value, (_name, text) => {
    const isAddress = typeof text === 'string' && /^https?:\/\//.test(text) && URL.canParse(text)
    if (isAddress) origins.add(new URL(text).origin)
    return text
  })
  return [...origins]
}

/**
 * Other hosts that an installation names in the `config.json` of a folder: its backend, its sub-apps, its customer
 * service. None where the file is missing or broken, which the shell says better.
 */
export const hostsOfInstallation = (folder: string): Promise<readonly string[]> =>
  readFile(join(folder, 'config.json'), 'utf8').then(
    (text) => {
      try {
        return originsIn(JSON.parse(text))
      } catch {
        return []
      }
    },
    () => [],
  )
