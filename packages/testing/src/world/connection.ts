import { createControlClient } from '@portal/protocol/control/control-client'
import type { ControlClient } from '@portal/protocol/control/control-client-of'
import { controlTokenHeader } from '@portal/protocol/control/control-path'
import type { EncodedRequest } from '@portal/protocol/encoding'

/** A running portal or backend. */
export interface Connection {
  /** Without a slash at its end. */
  readonly url: string
  /** The token for the control API of a portal on another machine. */
  readonly controlToken?: string | undefined
}

/** The control API of a portal: worlds, scenarios, entries, clock, faults, codes, journal. */
export const controlOf = ({ url, controlToken }: Connection): ControlClient =>
  createControlClient((request) =>
    sendJson(url, request, controlToken === undefined ? {} : { [controlTokenHeader]: controlToken }),
  )

/** @throws {Error} that names the address, for an answer that is no JSON */
export async function sendJson(
  base: string,
  { url, method, headers, body }: EncodedRequest,
  more: Readonly<Record<string, string>>,
): Promise<unknown> {
  const response = await fetch(base + url, {
    method,
    headers: { ...headers, ...more },
    ...(body === undefined ? {} : { body }),
  })
  const text = await response.text()
  try {
    return JSON.parse(text)
  } catch (cause) {
    const found = `HTTP status ${response.status}, ${JSON.stringify(text.slice(0, 200))}`
    throw new Error(`${base}${url} answered no JSON: ${found}; is it a portal?`, { cause })
  }
}
