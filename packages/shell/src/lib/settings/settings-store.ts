import { create } from 'zustand'
import { onChangedInOtherWindow, readStored, storedKeys, writeStored } from '../storage/stored.ts'
import { defaultSettings, type Settings, settingsFrom } from './settings.ts'

/** Days that settings are remembered (assumed). */
export const rememberedDays = 365

interface SettingsEvents {
  chosen: (part: Partial<Settings>) => void
  reset: () => void
}

const stored = (): Settings => settingsFrom(readStored(storedKeys.settings) ?? {})

/** What this person has chosen for this browser; every window of it follows, and it stays when they sign out. */
export const useSettings = create<Settings & SettingsEvents>()((set) => {
  const become = (settings: Settings) => {
    set(settings)
    writeStored(storedKeys.settings, { ...settings }, { days: rememberedDays })
  }
  return {
    ...stored(),
    // What another window has chosen a moment ago stays.
    chosen: (part) => become({ ...stored(), ...part }),
    reset: () => become(defaultSettings),
  }
})

onChangedInOtherWindow(storedKeys.settings, () => useSettings.setState(stored()))
