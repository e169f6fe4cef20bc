import { endsSession, isEnvelope } from '@portal/protocol/envelope'
import { downloadPath } from '@portal/protocol/file-download'
import { RemoteError } from '@portal/protocol/remote-error'
import { sameOriginPath } from '@portal/protocol/rules/same-origin-path'
import { getConfig } from '../config/runtime-config.ts'
import { sessionSettled } from '../session/session-keeper.ts'
import { useSession } from '../session/session-store.ts'
import { reportSessionEnded } from './session-ended.ts'

/** The address of a file of the backend; undefined for any other: the certificate goes along with the request. */
export function fileAddress(downloadUrl: string): string | undefined {
  const url = sameOriginPath(downloadUrl)
  return url?.pathname.startsWith(`${downloadPath}/`)
    ? getConfig().apiBase + url.pathname + url.search
    : undefined
}

/**
 * Fetches a file with the certificate as a header, never in the address; throws RemoteError. A refused certificate
 * ends the session, as from every call (specification §4).
 */
export async function downloadFile(address: string): Promise<Blob> {
  if ((await sessionSettled()) === false) throw new RemoteError('sessionEnded', address)
  const { certificate } = useSession.getState()
  const { requestTimeoutMs } = getConfig()
  let response: Response
  try {
    response = await window.fetch(address, {
      headers: certificate ? { Certificate: certificate } : {},
      signal: AbortSignal.timeout(requestTimeoutMs),
    })
  } catch (cause) {
    throw new RemoteError('network', address, { cause })
  }
  // A refusal is an envelope, and no file has that.
  const isRefusal = response.headers.get('content-type')?.startsWith('application/json') ?? false
  const refusal: unknown = isRefusal ? await response.json().catch(() => undefined) : undefined
  if (certificate && isEnvelope(refusal) && endsSession(refusal)) {
    if (await reportSessionEnded(certificate)) return downloadFile(address)
    throw new RemoteError('sessionEnded', address)
  }
  if (!response.ok || isRefusal) throw new RemoteError('http', address, { httpStatus: response.status })
  return response.blob()
}
