import { late } from '../../feedback/late.ts'

type Parts = typeof import('./second-parts.ts').secondParts

let coming: Promise<Parts> | undefined

/** Parts of the frame that are drawn second. They are one file: they come together, and fail together. */
export function loadSecondParts(): Promise<Parts> {
  coming ??= import('./second-parts.ts').then(
    (module) => module.secondParts,
    (error: unknown) => {
      coming = undefined
      throw error
    },
  )
  return coming
}

export const DialogHost = late(async () => (await loadSecondParts()).DialogHost)
export const SessionDialog = late(async () => (await loadSecondParts()).SessionDialog)
export const SystemTree = late(async () => (await loadSecondParts()).SystemTree)
export const TabBar = late(async () => (await loadSecondParts()).TabBar)
export const TopBarEnd = late(async () => (await loadSecondParts()).TopBarEnd)
export const TopBarStart = late(async () => (await loadSecondParts()).TopBarStart)
