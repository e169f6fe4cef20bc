import { isSecret } from '@portal/protocol/rules/secret-names'
import { mask } from '../domain/masked-request.ts'
import { pathOf } from '../domain/page-address.ts'
import type { ForeignRequest } from './answer-source.ts'
import { textIn } from './fields.ts'
import { type Mask, maskOf } from './mask.ts'
import type { RecordedRequest } from './recording.ts'
import { nestedJson, secretsIn } from './secrets.ts'

/** A request as it is written down and compared: without secrets, JSON of a form decoded. */
export function maskedForeignRequest(
  request: ForeignRequest,
  { value, text }: Mask = maskOf(secretsOf(request), isSecret),
): RecordedRequest {
  const { method, query } = request
  const body = withParams(request.body)
  const path = pathParts(request).map(({ name, part }) => (name && isSecret(name) ? mask : text(part)))
  return {
    method,
    path: path.join('/'),
    ...(isEmpty(query) ? {} : { query: value(query) }),
    ...(isEmpty(body) ? {} : { body: value(body) }),
  }
}

/** What must not be written down of a request. */
export function secretsOf(request: ForeignRequest): string[] {
  const { headers, query, body } = request
  const path = pathParts(request).flatMap(({ name, part }) => (name ? [[name, decoded(part)] as const] : []))
  const [, token] = String(headers.authorization ?? '').split(' ')
  return secretsIn([headers, { token }, query, withParams(body), Object.fromEntries(path)], isSecret)
}

/** The certificate of who asks; a window, which sends no headers, has it in its path (specification §7). */
export function certificateIn(request: ForeignRequest): string | undefined {
  const inPath = pathParts(request).find(({ name }) => name === 'certificate' || name === 'token')
  return inPath ? decoded(inPath.part) : textIn(request.headers.certificate)
}

/** The parts of a path, with the names of those that stand for a value. */
function pathParts({ url, route = '' }: ForeignRequest): { name: string | undefined; part: string }[] {
  const pattern = route.split('/')
  return pathOf(url)
    .split('/')
    .map((part, index) => ({
      name: pattern[index]?.startsWith(':') ? pattern[index].slice(1) : undefined,
      part,
    }))
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** The JSON that a form carries in its field `params` is what the request asks (specification §7). */
export function withParams(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('params' in body)) return body
  return { ...body, params: nestedJson(body.params) ?? '(unreadable)' }
}

const isEmpty = (part: unknown): boolean =>
  typeof part !== 'object' || part === null || Object.keys(part).length === 0
