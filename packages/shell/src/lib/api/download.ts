import { refusalIn } from '@portal/protocol/answers/read-answer'
import { isAccepted, isEnvelope } from '@portal/protocol/envelope'
import { RemoteError } from '@portal/protocol/remote-error'
import { exchange, type HttpRequest, pageFetch } from '../http.ts'
import { detectRedirects } from '../redirect-detection.ts'
import { backend } from './backend.ts'
import type { CallSession } from './transport.ts'
import { refusesCertificate, requestIdHeader } from './transport.ts'

interface AwaitedFile {
  /** Only a file named as a page may be a page. */
  readonly fileName: string
  /** Only a file without bytes may be empty. */
  readonly sizeBytes: number
}

interface DownloadOptions {
  readonly signal?: AbortSignal
  /** Gets the number of bytes that have arrived so far. */
  readonly onProgress?: (bytes: number) => void
}

/**
 * Fetches a file with the certificate as a header, never in the address; throws RemoteError. A refused certificate
 * ends the session, as from every call (specification §4). Only its beginning has a deadline.
 */
export async function downloadFile(
  address: string,
  file: AwaitedFile,
  session: CallSession,
  options: DownloadOptions = {},
): Promise<Blob> {
  if ((await session.settled()) === false) throw new RemoteError('sessionEnded', address)
  const certificate = session.certificate()
  const requestId = backend.requestId?.()
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), backend.timeoutMs())
  const request: HttpRequest = {
    label: address,
    requestId,
    url: address,
    init: {
      headers: {
        // A refusal is read by the person.
        'Accept-Language': backend.language(),
        ...(certificate ? { Certificate: certificate } : {}),
        ...(requestId ? { [requestIdHeader]: requestId } : {}),
      },
    },
    deadline: late.signal,
    signal: options.signal,
  }
  const begun = exchange(pageFetch, request, async () => clearTimeout(timer))
  const { response } = await detectRedirects(pageFetch, request, begun, backend.ownFile())
  const { body } = await exchange(
    async () => response,
    request,
    (answer) => counted(answer, options.onProgress).blob(),
  )
  const httpStatus = response.status
  const isJson = typeOf(response).startsWith('application/json')
  const json = isJson ? { value: parse(await body.text()) } : undefined
  const isRefusal = json !== undefined && !isJsonFile(file.fileName, response, json.value)
  const refusal = isRefusal ? json.value : undefined
  const envelope = isEnvelope(refusal) ? refusal : undefined
  if (certificate && refusesCertificate(envelope, httpStatus, backend)) {
    if (await session.refused(certificate)) return downloadFile(address, file, session, options)
    throw new RemoteError('sessionEnded', address, { httpStatus, requestId })
  }
  if (!response.ok || isRefusal) {
    const isRefused = !(isEnvelope(refusal) && isAccepted(refusal))
    const words = isRefused ? refusalIn(refusal, backend.messageFields?.()) : {}
    const kind = words.message !== undefined && response.ok ? 'rejection' : 'http'
    throw new RemoteError(kind, address, { httpStatus, requestId, ...words })
  }
  // E.g. the sign-in page of a gateway, which must not be saved as the file.
  if (isPageInPlaceOf(file, response))
    throw new RemoteError('intercepted', address, { httpStatus, requestId })
  if (body.size === 0 && file.sizeBytes > 0) {
    throw new RemoteError('malformed', address, { httpStatus, requestId })
  }
  return body
}

/** The same response, whose bytes are counted as they are read. */
function counted({ body, headers }: Response, onProgress: (bytes: number) => void = () => {}): Response {
  let bytes = 0
  const counter = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(part, passed) {
      bytes += part.byteLength
      onProgress(bytes)
      passed.enqueue(part)
    },
  })
  return new Response(body?.pipeThrough(counter), { headers })
}

const typeOf = ({ headers }: Response) => headers.get('content-type')?.toLowerCase() ?? ''

/** The response says that it is an attachment. */
const isSentAsFile = ({ headers }: Response) =>
  /^\s*attachment/i.test(headers.get('content-disposition') ?? '')

/** A file that is itself a page comes from its own address, or is sent as a file (assumed). */
const isPageInPlaceOf = ({ fileName }: AwaitedFile, response: Response): boolean =>
  typeOf(response).startsWith('text/html') &&
  (!/\.html?$/i.test(fileName) || (response.redirected && !isSentAsFile(response)))

/** A JSON file: sent as an attachment, or without the fields of a refusal (assumed). */
const isJsonFile = (name: string, response: Response, json: unknown): boolean =>
  response.ok && /\.json$/i.test(name) && (isSentAsFile(response) || !looksRefused(json))

const looksRefused = (json: unknown) =>
  isEnvelope(json) && (json.status === 'E' || 'msg' in json || 'message' in json || 'code' in json)

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Has the browser save a file under a name. */
function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has taken the content by the end of the click's own turn; Safari takes a moment longer.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

/**
 * Lets the browser save a file of the backend.
 * @throws {RemoteError} when there is none
 */
export async function fetchAndSave(
  address: string,
  file: AwaitedFile,
  session: CallSession,
  options: DownloadOptions,
): Promise<void> {
  saveFile(await downloadFile(address, file, session, options), file.fileName)
}
