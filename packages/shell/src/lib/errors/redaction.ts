import {
  chanceText,
  isSecretBesideCode,
  phoneInText,
  secretInText,
} from '@portal/protocol/rules/secret-names'
import { knownSecrets } from './known-secrets.ts'

const mask = '***'

/** A field with its value, as JSON, a header or a log line writes it: name, sign between, value. */
const fieldInText = /(["']?)([\w-]{3,40})\1(\s*:\s*)("(?:[^"\\]|\\.)*"?|'(?:[^'\\]|\\.)*'?|[^\s,;{}[\]]+)/g

/** The credentials behind an HTTP authentication scheme. */
const authorization = /\b(bearer|basic)\s+[^\s"',;]+/gi

/**
 * A text without secrets: values of fields with secret names, telephone numbers, random strings like certificates, and
 * known secrets are replaced by `***`.
 */
export function redact(text: string, known: readonly string[] = []): string {
  const secrets = known.filter((secret) => secret.length > 0)
  const hidden = secrets
    .flatMap((secret) => [secret, encodeURIComponent(secret)])
    .toSorted((a, b) => b.length - a.length)
    .reduce((masked, secret) => masked.replaceAll(secret, mask), text)
  return hidden
    .replace(authorization, `$1 ${mask}`)
    .replace(fieldInText, (field, quote, name, sign) =>
      isSecretBesideCode(name) ? `${quote}${name}${quote}${sign}${mask}` : field,
    )
    .replace(secretInText, `$1$2${mask}`)
    .replace(phoneInText, '$1****')
    .replace(chanceText, mask)
}

/** A text that can be shared, without the certificates that this page has had. */
export const withoutSecrets = (text: string): string => redact(text, [...knownSecrets])
