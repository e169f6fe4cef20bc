import { cbc } from '@noble/ciphers/aes.js'

const encoder = new TextEncoder()
const decoder = new TextDecoder('utf-8', { fatal: true })

/**
 * The key that both sides have (specification §7: fixed-key block cipher). AES-128-CBC with the key as its own
 * initialisation vector is assumed; the key is part of the runtime configuration and protects nothing: TLS does.
 */
function cipherOf(key: string) {
  const bytes = encoder.encode(key)
  if (bytes.length !== 16) throw new RangeError('The password cipher key must be 16 bytes long')
  return cbc(bytes, bytes)
}

/** Encrypts a password for changePassword; returns base64. Works without `crypto.subtle` (plain http intranets). */
export function encryptPassword(password: string, key: string): string {
  return btoa(String.fromCharCode(...cipherOf(key).encrypt(encoder.encode(password))))
}

/** Reverses encryptPassword; undefined when the text is not base64 of something encrypted with this key. */
export function decryptPassword(encrypted: string, key: string): string | undefined {
  try {
    const bytes = Uint8Array.from(atob(encrypted), (character) => character.charCodeAt(0))
    return decoder.decode(cipherOf(key).decrypt(bytes))
  } catch {
    return undefined
  }
}
