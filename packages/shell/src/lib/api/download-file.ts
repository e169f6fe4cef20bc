import { endsSession, isAccepted, isEnvelope } from '@portal/protocol/envelope'
import { RemoteError } from '@portal/protocol/remote-error'
import { sessionSettled } from '../../session/session-keeper.ts'
import { useSession } from '../../session/session-store.ts'
import { getConfig } from '../config/runtime-config.ts'
import { useLanguage } from '../i18n/language-store.ts'
import { languageTags } from '../i18n/languages.ts'
import { reportSessionEnded } from './session-ended.ts'

/**
 * Fetches a file with the certificate as a header, never in the address; throws RemoteError. A refused certificate
 * ends the session, as from every call (specification §4).
 * @param name of the file; only one that is named a page may come as a page
 */
export async function downloadFile(address: string, name: string): Promise<Blob> {
  if ((await sessionSettled()) === false) throw new RemoteError('sessionEnded', address)
  const { certificate } = useSession.getState()
  const { requestTimeoutMs } = getConfig()
  let response: Response
  try {
    response = await window.fetch(address, {
      headers: {
        // A refusal is read by the person.
        'Accept-Language': languageTags[useLanguage.getState().language],
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
    if (await reportSessionEnded(certificate)) return downloadFile(address, name)
    throw new RemoteError('sessionEnded', address)
  }
  if (!response.ok || isRefusal) {
    const words = wordsOf(refusal)
    const details = { httpStatus: response.status, ...(words ? { message: words } : {}) }
    throw new RemoteError(words && response.ok ? 'rejection' : 'http', address, details)
  }
  // E.g. the page at which a gateway wants people to sign in: nobody looks into a file for that.
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
