/** A `tel:` link for a number as people write it, e.g. `0757-8800 1234`; undefined for text that is no number. */
export function phoneLink(phone: string): string | undefined {
  const dialled = phone.trim().replace(/(?!^\+)\D/g, '')
  return /^\+?\d{3,15}$/.test(dialled) ? `tel:${dialled}` : undefined
}

/** A `mailto:` link; undefined for text that is no e-mail address. */
export function mailLink(address: string, subject = ''): string | undefined {
  const email = address.trim()
  if (!/^[^\s@?&]+@[^\s@?&]+$/.test(email)) return undefined
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}${subject && `?subject=${encodeURIComponent(subject)}`}`
}
