import { closeSync, openSync } from 'node:fs'

/** Readable by its owner only; Windows has no such modes and uses the folder's. */
export const ownersFile = 0o600

/** Makes a missing file empty, before SQLite would make it readable by all; SQLite gives its other files the same mode. */
export function makeOwnersFile(file: string): void {
  try {
    closeSync(openSync(file, 'wx', ownersFile))
  } catch {
    // It exists already, or SQLite reports why it can't be created.
  }
}
