import type { EncodedRequest } from '@portal/protocol/encoding'

/** What came back; `body` is parsed where it is JSON, `location` is where a redirect leads. */
export interface BackendAnswer {
  readonly status: number
  readonly body: unknown
  readonly location?: string
}

export type Headers = Readonly<Record<string, string>>

/** A backend that takes calls: in this process or remote. */
export interface Backend {
  send(request: EncodedRequest, headers: Headers): Promise<BackendAnswer>
  /** The demo password where a user has it and the backend's database is at hand. */
  demoPassword(userName: string): Promise<string | undefined>
  close(): Promise<void>
}

export function toAnswer(status: number, text: string, location: string | null | undefined): BackendAnswer {
  return { status, body: parsedWhereJson(text), ...(location ? { location } : {}) }
}

function parsedWhereJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
