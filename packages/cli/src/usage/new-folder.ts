import { existsSync } from 'node:fs'
import type { Terminal } from '../terminal/terminal.ts'

interface Called {
  getOptionValue(name: string): unknown
  getOptionValueSource(name: string): unknown
}

/** A data folder that was named and doesn't exist may be misspelt: its content would be missing. */
export function warnNewFolder(command: Called, terminal: Terminal): void {
  const dataDir = command.getOptionValue('dataDir')
  const isChosen = ['cli', 'env', 'config'].includes(String(command.getOptionValueSource('dataDir')))
  if (!isChosen || typeof dataDir !== 'string' || command.getOptionValue('url') !== undefined) return
  if (!existsSync(dataDir)) terminal.note(`There is no data folder ${dataDir} yet.`)
}
