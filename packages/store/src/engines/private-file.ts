import { closeSync, openSync } from 'node:fs'

/** For its owner alone; Windows knows no such modes and goes by the folder. */
export const ownersFile = 0o600

/** Makes a missing file empty, before SQLite would make it readable by all; SQLite gives its other files the same mode. */
export function makeOwnersFile(file: string): void {
  try {
    closeSync(openSync(file, 'wx', ownersFile))
  } catch {
    // It is there already, or SQLite tells why it cannot be.
  }
}
