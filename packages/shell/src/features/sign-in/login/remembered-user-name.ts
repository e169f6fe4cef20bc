import { storedKeys } from '../../../lib/storage/keys.ts'
import { readStored, writeStored } from '../../../lib/storage/stored.ts'

/** Days that a user name is remembered after its last sign-in (assumed). */
const days = 30

/** Stored when people on a shared machine don't want their name to stay; their wish itself stays. */
const nobody = ''

/** The user name of the last sign-in here, and whether the next one is to be remembered. */
export function rememberedUserName(): { readonly userName: string; readonly remember: boolean } {
  const stored = readStored(storedKeys.userName)
  return { userName: stored ?? nobody, remember: stored !== nobody }
}

export const rememberUserName = (userName: string, remember: boolean): void =>
  writeStored(storedKeys.userName, remember ? userName : nobody, { days })
