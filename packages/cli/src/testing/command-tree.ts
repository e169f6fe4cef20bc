import { Command } from '@commander-js/extra-typings'
import type { Context } from '../context.ts'
import { addFamilies, families } from '../flags/families.ts'
import { checkoutRoot } from './documented.ts'

interface Branch {
  readonly commands: readonly Branch[]
  readonly options: readonly { readonly long?: string | undefined }[]
  readonly registeredArguments: readonly { readonly required: boolean; readonly variadic: boolean }[]
  name(): string
  parseOptions(words: string[]): { readonly operands: string[]; readonly unknown: string[] }
}

const context = {
  checkout: { root: checkoutRoot, dataHome: checkoutRoot, version: '' },
  terminal: {},
  debugs: () => false,
} as unknown as Context // enough for flags

/** The whole program, with every flag. */
export async function commandTree() {
  const program = new Command('portal').exitOverride().configureOutput({ writeErr: () => {} })
  await addFamilies(program, context, families)
  return program
}

/** The command that these words start with, and the remaining words. */
export function commandOf(words: readonly string[], from: Branch): [Branch, readonly string[]] {
  const [first, ...rest] = words
  const found = from.commands.find((one) => one.name() === first)
  return found ? commandOf(rest, found) : [from, words]
}
