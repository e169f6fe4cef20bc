import type { FaultStep } from '@portal/protocol/control/fault-effect'
import { readStep } from '@portal/protocol/control/read-step'
import { UsageError } from '../failure.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { textOfFile } from '../text-of-file.ts'

/**
 * The answer given by `--body`: JSON, or text for another content type; `@FILE` reads a file.
 * @throws {UsageError} for an unreadable file, and for text without a content type
 */
export async function ownBody(
  given: string,
  contentType: string | undefined,
  terminal: Terminal,
): Promise<unknown> {
  const text = given.startsWith('@') ? await contentOf(given.slice(1), terminal) : given
  if (contentType !== undefined && !contentType.includes('json')) return text
  const json = parsedJson(text)
  if (json !== undefined) return json
  throw new UsageError(
    `--body is not JSON; expected something like --body '{"status":"S","data":[]}', or text with --content-type text/html.`,
  )
}

async function contentOf(file: string, terminal: Terminal): Promise<string> {
  try {
    return await textOfFile(file, terminal)
  } catch (error) {
    throw new UsageError(`--body: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** A step as `--step` gives it. @throws {UsageError} that shows the step as it should be */
export function stepOf(given: string): FaultStep {
  try {
    return readStep(given)
  } catch (error) {
    throw new UsageError(`--step ${error instanceof Error ? error.message : String(error)}.`)
  }
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
