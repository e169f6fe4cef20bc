/** Certificates that this page has had; apart from the redaction, which the sign-in page does without. */
export const knownSecrets = new Set<string>()
