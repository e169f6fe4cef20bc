import { endsSession, isAccepted, isEnvelope } from '@portal/protocol/envelope'
import { languageTag } from '@portal/protocol/languages'
import { RemoteError } from '@portal/protocol/remote-error'
import { getConfig } from '../config/runtime-config.ts'
import { useLanguage } from '../i18n/language-store.ts'
import type { CallSession } from './transport.ts'

/**
 * Fetches a file with the certificate as a header, never in the address; throws RemoteError. A refused certificate
 * ends the session, as from every call (specification §4).
 * @param name of the file; only one that is named a page may come as a page
 */
export async function downloadFile(address: string, name: string, session: CallSession): Promise<Blob> {
  if ((await session.settled()) === false) throw new RemoteError('sessionEnded', address)
  const certificate = session.certificate()
  const { requestTimeoutMs } = getConfig()
  let response: Response
  try {
    response = await window.fetch(address, {
      headers: {
        // A refusal is read by the person.
        'Accept-Language': languageTag(useLanguage.getState().language),
        ...(certificate ? { Certificate: certificate } : {}),
      },
      signal: AbortSignal.timeout(requestTimeoutMs),
    })
  } catch (cause) {
    throw new RemoteError('network', address, { cause })
  }
  const type = response.headers.get('content-type')?.toLowerCase() ?? ''
  const file = await response.blob().catch((cause) => {
    throw new RemoteError('network', address, { cause })
  })
  const json = type.startsWith('application/json') ? { value: parse(await file.text()) } : undefined
  const isRefusal = json !== undefined && !isJsonFile(name, response, json.value)
  const refusal = isRefusal ? json.value : undefined
  if (certificate && isEnvelope(refusal) && endsSession(refusal)) {
    if (await session.refused(certificate)) return downloadFile(address, name, session)
    throw new RemoteError('sessionEnded', address)
  }
  if (!response.ok || isRefusal) {
    const words = wordsOf(refusal)
    const details = { httpStatus: response.status, ...(words ? { message: words } : {}) }
    throw new RemoteError(words && response.ok ? 'rejection' : 'http', address, details)
  }
  // E.g. the sign-in page of a gateway, which must not be saved as the file.
  if (type.startsWith('text/html') && !/\.html?$/i.test(name)) throw new RemoteError('malformed', address)
  return file
}

/** A file of JSON: the server sends it as a file, or it doesn't speak as a refusal does (assumed). */
const isJsonFile = (name: string, { ok, headers }: Response, json: unknown): boolean =>
  ok &&
  /\.json$/i.test(name) &&
  (/^\s*attachment/i.test(headers.get('content-disposition') ?? '') || !looksRefused(json))

const looksRefused = (json: unknown) =>
  isEnvelope(json) && (json.status === 'E' || 'msg' in json || 'message' in json || 'code' in json)

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** What a refusal says: its `msg`; a file service may call that `message` (assumed). */
function wordsOf(refusal: unknown): string {
  if (!isEnvelope(refusal) || isAccepted(refusal)) return ''
  const words = refusal.msg || ('message' in refusal ? refusal.message : '')
  return typeof words === 'string' ? words.trim() : ''
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
 * Has the browser save a file of the backend. Resolves with what the server says against it, and of which file, when
 * it says anything; throws RemoteError for every other failure.
 */
export async function fetchAndSave(
  address: string,
  name: string,
  session: CallSession,
): Promise<string | undefined> {
  try {
    saveFile(await downloadFile(address, name, session), name)
    return undefined
  } catch (error) {
    const words = error instanceof RemoteError ? error.message : ''
    if (!words) throw error
    return words.includes(name) ? words : `${name} - ${words}`
  }
}
