import { rememberedDays, useSettings } from '../settings/settings-store.ts'
import { storedKeys } from '../storage/keys.ts'
import { readStored, writeStored } from '../storage/stored.ts'
import { lookOf } from './color-variables.ts'
import { applyLook } from './look.ts'

/** Gives the page the look that was chosen, and keeps it for the first paint of the next visit. */
export function keepLook(): void {
  const keep = () => {
    const look = lookOf(useSettings.getState())
    applyLook(look)
    writeStored(storedKeys.look, { ...look }, { days: rememberedDays })
  }
  // Tones may be made in another way than when they were stored.
  if (readStored(storedKeys.settings)) keep()
  useSettings.subscribe(keep)
}
