/** A typed telephone number without separators; undefined when it can't be one. */
export function phoneIn(text: string): string | undefined {
  const plain = text.normalize('NFKC').replace(/[\s().-]/g, '')
  return /^\+?\d{3,20}$/.test(plain) ? plain : undefined
}
