import type { WebStorage } from '../stored-value.ts'

/** Web Storage in memory. */
export function memoryStorage(entries: Readonly<Record<string, string>> = {}): WebStorage {
  const values = new Map(Object.entries(entries))
  return {
    get length() {
      return values.size
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (name) => values.get(name) ?? null,
    setItem: (name, value) => void values.set(name, value),
    removeItem: (name) => void values.delete(name),
  }
}
