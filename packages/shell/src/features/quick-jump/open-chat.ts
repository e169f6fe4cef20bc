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
  /** Opens an empty window, null where a blocker steps in. */
  readonly openBlank: () => ChatWindow | null
}

/** The address of the chat for a token; that it goes by the query value `token` is assumed. */
export function chatAddress(chat: string, token: string): string {
  const [beforeHash = '', hash] = chat.split('#', 2)
  const joint = beforeHash.includes('?') ? '&' : '?'
  return `${beforeHash}${joint}${new URLSearchParams({ token })}${hash === undefined ? '' : `#${hash}`}`
}

/**
 * Opens the chat in a window of its own; call it in the click itself, so that no blocker steps in. The window is opened
 * first and led on with the token; without one it closes again. Resolves with whether the chat is open; never rejects.
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
