/** A number for one request, short enough to be read out to support; it protects nothing. */
export const newRequestId = (): string => Math.random().toString(16).slice(2, 14).padEnd(12, '0')

export const requestIdHeader = 'X-Request-Id'
