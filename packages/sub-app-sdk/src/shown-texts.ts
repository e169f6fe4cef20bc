import type { PortalNotification } from './bridge.ts'

const maxLength = 200

const kinds: Readonly<Record<PortalNotification['kind'], true>> = {
  success: true,
  info: true,
  warning: true,
  error: true,
}

/** A tab has no space for more. */
const titleCharacters = 100

/** A text of plain JavaScript, cut between characters. */
function cleanText(text: unknown, most: number): string {
  const characters = [...String(text ?? '')]
  const shown = characters.length > most ? [...characters.slice(0, most - 1), '…'] : characters
  return shown.join('')
}

/** What a sub-app calls a tab; undefined when that is no name. */
export const cleanTitle = (title: unknown): string | undefined =>
  typeof title === 'string' ? cleanText(title.trim(), titleCharacters) || undefined : undefined

/** A sub-app's texts as the portal shows them: an old or careless sub-app may pass anything. */
export function cleanNotification({ kind, text }: PortalNotification): PortalNotification {
  return { kind: Object.hasOwn(kinds, kind) ? kind : 'info', text: cleanText(text, maxLength) }
}
