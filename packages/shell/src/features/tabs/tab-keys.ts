/** The action of a key pressed on a tab; `step` counts positions to the right. */
export type TabKeyAction =
  | { readonly kind: 'focus'; readonly step: number }
  | { readonly kind: 'move'; readonly step: -1 | 1 }
  | { readonly kind: 'go' }
  | { readonly kind: 'close' }

const steps: ReadonlyMap<string, number> = new Map([
  ['ArrowLeft', -1],
  ['ArrowRight', 1],
  ['Home', Number.NEGATIVE_INFINITY],
  ['End', Number.POSITIVE_INFINITY],
])

type PressedKey = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>

/** Arrows move the focus, with Shift the tab; undefined for keys that tabs don't handle. */
export function tabKeyAction({
  key,
  shiftKey,
  ctrlKey,
  metaKey,
  altKey,
}: PressedKey): TabKeyAction | undefined {
  if (ctrlKey || metaKey || altKey) return undefined
  const step = steps.get(key)
  if (step !== undefined && !shiftKey) return { kind: 'focus', step }
  if (step === -1 || step === 1) return { kind: 'move', step }
  if (shiftKey) return undefined
  if (key === 'Enter' || key === ' ') return { kind: 'go' }
  return key === 'Delete' ? { kind: 'close' } : undefined
}
