/** A typed response body: JSON, or text for another content type; undefined for anything else. */
export function ownBody(written: string, contentType: string): unknown {
  if (contentType !== '' && !contentType.includes('json')) return written
  try {
    return JSON.parse(written)
  } catch {
    return undefined
  }
}
