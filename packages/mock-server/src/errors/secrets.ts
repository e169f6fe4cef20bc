import { isSecret } from '@portal/protocol/rules/secret-names'

/** Values of fields, one level deep, that must not be written anywhere: passwords, certificates and one-time codes. */
export function secretsIn(...parts: readonly unknown[]): string[] {
  return parts.flatMap((part) =>
    Object.entries(part ?? {}).flatMap(([name, value]) =>
      isSecret(name) && typeof value === 'string' && value !== '' ? [value] : [],
    ),
  )
}

/** The text with every secret replaced by `***`. */
export const withoutSecrets = (text: string, secrets: readonly string[]): string =>
  secrets.reduce((masked, secret) => masked.replaceAll(secret, '***'), text)
