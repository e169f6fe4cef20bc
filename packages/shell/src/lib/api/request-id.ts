/** A number for one request: of chance, and short enough to be read out to support. */
export const newRequestId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(16).padStart(2, '0')).join('')

export const requestIdHeader = 'X-Request-Id'
