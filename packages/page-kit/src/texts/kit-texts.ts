import type { PortalLanguage } from '@portal/sub-app-sdk/bridge'
import { usePortalSnapshot } from '@portal/sub-app-sdk/react'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }
import ja from './ja.json' with { type: 'json' }
import zh from './zh.json' with { type: 'json' }

/** The English file defines the texts; its type applies to the others. */
export type KitTexts = typeof en

export const kitTexts: Readonly<Record<PortalLanguage, KitTexts>> = { en, zh, es, ja }

/** The kit's own texts in the portal's language. */
export const useKitTexts = (): KitTexts => kitTexts[usePortalSnapshot().language]

/** Puts values into the places of a text that are marked `{name}`. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
