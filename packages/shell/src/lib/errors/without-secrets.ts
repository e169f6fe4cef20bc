import { useSession } from '../../session/session-store.ts'
import { redact } from './redaction.ts'

/** A text that people may pass on: what is secret gives way to `***`, certificates of this session and earlier ones for sure. */
export function withoutSecrets(text: string): string {
  const { certificate, formerCertificates } = useSession.getState()
  return redact(text, [certificate ?? '', ...formerCertificates])
}
