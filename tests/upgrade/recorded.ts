import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'

const folder = join(import.meta.dirname, '0.1')

/** A file or folder that version 0.1 wrote. */
export const recordedPath = (name: string) => join(folder, name)

export const recordedText = (name: string) => readFileSync(recordedPath(name), 'utf8')

/** One that is kept compressed. */
export const recordedBytes = (name: string) => brotliDecompressSync(readFileSync(recordedPath(`${name}.br`)))

/** What the browser kept for the user of the world; the texts are those of Web Storage. */
export interface BrowserStorage {
  /** When it was taken, in the time of the browser and of the world. */
  readonly takenAt: string
  readonly address: string
  readonly localStorage: Readonly<Record<string, string>>
  readonly sessionStorage: Readonly<Record<string, string>>
  readonly cookies: readonly { readonly name: string; readonly value: string }[]
}

export const browserStorage: BrowserStorage = JSON.parse(recordedText('browser-storage.json'))
