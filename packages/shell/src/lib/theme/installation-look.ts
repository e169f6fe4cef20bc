import { isHexColor } from '@portal/sub-app-sdk/look/contrast'
import { readLook } from '../storage/stored-look.ts'
import { lookOf } from './color-variables.ts'
import { applyLook } from './look.ts'

/** Gives the page the theme colour of the installation, unless a look was chosen in this browser. */
export function applyInstallationLook(themeColor: string): void {
  if (isHexColor(themeColor) && !readLook()) applyLook(lookOf({ scheme: 'system', themeColor }))
}
