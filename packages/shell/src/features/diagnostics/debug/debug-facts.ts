import type { RuntimeConfig } from '@portal/protocol/installation/config-schema'
import { isSecretBesideCode } from '@portal/protocol/rules/secret-names'

/** Enough of a certificate to tell it from another one, and too little to be used. */
export const maskedCertificate = (certificate: string): string =>
  certificate.length >= 16 ? `${certificate.slice(0, 4)}…***` : '***'

/** The configuration as its file writes it, without its keys. */
export const shownConfig = (config: RuntimeConfig): string =>
  JSON.stringify(config, (name, value: unknown) => (isSecretBesideCode(name) ? '***' : value), 2)
