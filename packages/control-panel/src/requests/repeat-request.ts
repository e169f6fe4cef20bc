import { callMetadata } from 'virtual:portal-control-calls'
import type { RequestRecord } from '@portal/protocol/control/requests'
import { control, portalOrigin, tokenHeader } from '../api/control.ts'
import { sentRequest, withCertificate } from './sent-request.ts'

interface RepeatedAnswer {
  readonly httpStatus: number
  /** JSON set out in lines, or what came instead. */
  readonly text: string
}

/** Whether all that was sent is known. */
export const canRepeat = (record: RequestRecord): boolean => withCertificate(record, '-') !== undefined

const needsCertificate = (call: string | null): boolean =>
  Object.entries(callMetadata).some(([id, { access }]) => id === call && access === 'certificate')

/** Sends a request again, as the same person in the same world. */
export async function repeatRequest(record: RequestRecord, world: string): Promise<RepeatedAnswer> {
  const { user, call } = record
  const { certificate } =
    user !== null && needsCertificate(call)
      ? await control.openSession({ pathParams: { world }, body: { user } })
      : { certificate: '' }
  const { method, url, headers, body } = sentRequest(
    withCertificate(record, certificate) ?? record,
    world,
    portalOrigin(),
    certificate,
  )
  const response = await fetch(url, {
    method,
    headers: { ...headers, ...tokenHeader() },
    credentials: 'omit',
    redirect: 'manual',
    ...(body === undefined ? {} : { body }),
  })
  return { httpStatus: response.status, text: setOut(await response.text()) }
}

function setOut(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}
