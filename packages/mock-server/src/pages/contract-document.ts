import { readFile } from 'node:fs/promises'
import { openApiDocument } from '@portal/protocol/openapi/document'
import type { Examples } from '@portal/protocol/openapi/responses'

const examplesFile = new URL(import.meta.resolve('@portal/protocol/recorded/examples.json'))

/** The OpenAPI document with the recorded examples. @param server address that its calls go to */
export async function contractDocument(server?: string): Promise<Record<string, unknown>> {
  // Recorded as this type, and checked, by the conformance tests.
  const examples = JSON.parse(await readFile(examplesFile, 'utf8')) as Examples
  return openApiDocument(examples, server)
}
