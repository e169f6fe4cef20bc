const isApple = (platform: string): boolean => /^(mac|ip)/i.test(platform)

/** The name of the shortcut. `platform` is `navigator.platform`. */
export const shortcutName = (platform: string): string => (isApple(platform) ? '⌘K' : 'Ctrl K')

type PressedKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

export const isSearchShortcut = (pressed: PressedKey, platform: string): boolean =>
  pressed.key.toLowerCase() === 'k' &&
  !pressed.altKey &&
  !pressed.shiftKey &&
  (isApple(platform) ? pressed.metaKey && !pressed.ctrlKey : pressed.ctrlKey && !pressed.metaKey)
