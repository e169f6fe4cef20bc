import type { PortalNotification } from '@portal/sub-app-sdk/bridge'

const mostCharacters = 200

const kinds: Readonly<Record<PortalNotification['kind'], true>> = {
  success: true,
  info: true,
  warning: true,
  error: true,
}

/** What a sub-app wants to tell, as the portal shows it: an old or careless sub-app may pass anything. */
export function cleanNotification({ kind, text }: PortalNotification): PortalNotification {
  const characters = [...String(text ?? '')]
  const shown =
    characters.length > mostCharacters ? [...characters.slice(0, mostCharacters - 1), '…'] : characters
  return { kind: Object.hasOwn(kinds, kind) ? kind : 'info', text: shown.join('') }
}
