import { isHexColor } from '@portal/sub-app-sdk/look/contrast'
import { create } from 'zustand'
import { knownConfig } from '../config/runtime-config.ts'
import { onChangedInOtherWindow, readStored, storedKeys, writeStored } from '../storage/stored.ts'
import { defaultSettings, type Settings, settingsFrom } from './settings.ts'

/** Days that settings are remembered (assumed). */
export const rememberedDays = 365

interface SettingsEvents {
  chosen: (part: Partial<Settings>) => void
  reset: () => void
}

/** The default settings. */
function defaults(): Settings {
  const themeColor = knownConfig().themeColor
  return isHexColor(themeColor) ? { ...defaultSettings, themeColor } : defaultSettings
}

const stored = (): Settings => settingsFrom(readStored(storedKeys.settings) ?? {}, defaults())

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
    reset: () => become(defaults()),
  }
})

onChangedInOtherWindow(storedKeys.settings, () => useSettings.setState(stored()))
