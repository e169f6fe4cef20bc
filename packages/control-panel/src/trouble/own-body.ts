/** What a person wrote as an answer: JSON, or text where its content type is none of JSON; undefined for anything else. */
export function ownBody(written: string, contentType: string): unknown {
  if (contentType !== '' && !contentType.includes('json')) return written
  try {
    return JSON.parse(written)
  } catch {
    return undefined
  }
}
