import { openApiDocument } from '@portal/protocol/openapi'
import type { Context } from '../context.ts'

/** Prints the document, indented for people unless JSON in one line is asked for. */
export function printOpenApi(options: { json?: true }, { terminal }: Context): void {
  terminal.result(JSON.stringify(openApiDocument(), null, options.json ? 0 : 2))
}
