import type { PortalLanguage } from '@portal/sub-app-sdk/bridge'
import { usePortalSnapshot } from '@portal/sub-app-sdk/react'
import { en } from './en.ts'
import { es } from './es.ts'
import { ja } from './ja.ts'
import { zh } from './zh.ts'

/** The English file defines the texts; its type applies to the others. */
export type KitTexts = typeof en

export const kitTexts: Readonly<Record<PortalLanguage, KitTexts>> = { en, zh, es, ja }

/** The kit's own texts in the portal's language. */
export const useKitTexts = (): KitTexts => kitTexts[usePortalSnapshot().language]
