import type { RuntimeConfig } from '@portal/protocol/installation/config-schema'
import { isSecretBesideCode } from '@portal/protocol/rules/secret-names'

/** Enough of a certificate to distinguish it, too little to use it. */
export const maskedCertificate = (certificate: string): string =>
  certificate.length >= 16 ? `${certificate.slice(0, 4)}…***` : '***'

/** The configuration as in its file, without keys. */
export const shownConfig = (config: RuntimeConfig): string =>
  JSON.stringify(config, (name, value: unknown) => (isSecretBesideCode(name) ? '***' : value), 2)
