/** The part of a window that is needed to navigate it. */
export interface ChatWindow {
  opener: unknown
  readonly location: { replace: (address: string) => void }
  close: () => void
}

interface ChatOpening {
  /** Address of the chat. */
  readonly chat: string
  readonly token: () => Promise<string>
  /** Opens an empty window; null if a popup blocker prevents it. */
  readonly openBlank: () => ChatWindow | null
}

/** The address of the chat for a token; that it goes by the query value `token` is assumed. */
export function chatAddress(chat: string, token: string): string {
  const [beforeHash = '', hash] = chat.split('#', 2)
  const joint = beforeHash.includes('?') ? '&' : '?'
  return `${beforeHash}${joint}${new URLSearchParams({ token })}${hash === undefined ? '' : `#${hash}`}`
}

/**
 * Opens the chat in a new window; call it synchronously in the click handler, so that popup blockers allow it. The
 * window navigates once the token has arrived, and closes if there is none. Resolves with whether the chat is open;
 * never rejects.
 */
export async function openChat({ chat, token, openBlank }: ChatOpening): Promise<boolean> {
  const opened = openBlank()
  if (!opened) return false
  opened.opener = null
  const given = await token().catch(() => '')
  if (given === '') {
    opened.close()
    return false
  }
  opened.location.replace(chatAddress(chat, given))
  return true
}
