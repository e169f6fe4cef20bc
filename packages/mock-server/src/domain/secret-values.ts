import type { IsSecret } from '@portal/protocol/rules/secret-names'

/** Deeper levels are not written down, so that nothing can exhaust the stack. */
export const deepest = 100
/** Shorter values are masked in their fields only: the same text would be found everywhere. */
const shortest = 4

/** The values of all secret fields at any depth, also in JSON inside texts: they may occur elsewhere as well. */
export function secretsIn(part: unknown, secretField: IsSecret): string[] {
  const found = new Set<string>()
  const visit = (value: unknown, secret: boolean, depth: number): void => {
    if (typeof value === 'object' && value !== null) {
      if (depth === deepest) return
      for (const [name, field] of Object.entries(value)) visit(field, secret || secretField(name), depth + 1)
      return
    }
    const nested = nestedJson(value)
    if (nested !== undefined) visit(nested, secret, depth + 1)
    else if (secret && (typeof value === 'string' || typeof value === 'number')) found.add(String(value))
  }
  visit(part, false, 0)
  return [...found].filter((text) => text.length >= shortest)
}

const startOfJson = /^\s*[[{]/

/** The object or list in a JSON text; undefined for any other text. */
export function nestedJson(value: unknown): object | undefined {
  if (typeof value !== 'string' || !startOfJson.test(value)) return undefined
  try {
    return JSON.parse(value) as object // starts with a bracket
  } catch {
    return undefined
  }
}

/** Whether a text that is no JSON may contain fields anyway: truncated, or in another syntax. */
export const mayHoldFields = (text: string): boolean => startOfJson.test(text) && /["':=]/.test(text)
