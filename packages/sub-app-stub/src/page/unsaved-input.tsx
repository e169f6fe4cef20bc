import { usePortal } from '@portal/sub-app-sdk/react'
import { createContext, type ReactNode, useContext, useMemo } from 'react'

/** Unsaved input of one page of the portal, across the page's own routes. */
export interface UnsavedInput {
  /** Reports whether this part has input; the tab has unsaved input as long as one of them does. */
  mark(part: string, isUnsaved: boolean): void
  /** Texts by subject, kept from page to page; empty ones are dropped. */
  keepText(about: string, text: string): void
  textOf(about: string): string
  isEmpty(): boolean
}

/** @param setDirty the portal's */
export function createUnsavedInput(setDirty: (isDirty: boolean) => void): UnsavedInput {
  const parts = new Set<string>()
  const texts = new Map<string, string>()
  const isEmpty = () => parts.size === 0 && texts.size === 0
  const reportDirty = () => setDirty(!isEmpty())
  return {
    mark(part, isUnsaved) {
      if (isUnsaved) parts.add(part)
      else parts.delete(part)
      reportDirty()
    },
    keepText(about, text) {
      if (text === '') texts.delete(about)
      else texts.set(about, text)
      reportDirty()
    },
    textOf: (about) => texts.get(about) ?? '',
    isEmpty,
  }
}

const UnsavedInputContext = createContext<UnsavedInput | undefined>(undefined)

/** Wraps all routes of one instance, so that its state outlives each of them. */
export function UnsavedInputKeeper({ children }: { readonly children: ReactNode }) {
  const portal = usePortal()
  const unsaved = useMemo(() => createUnsavedInput((isDirty) => portal.setDirty(isDirty)), [portal])
  return <UnsavedInputContext value={unsaved}>{children}</UnsavedInputContext>
}

export function useUnsavedInput(): UnsavedInput {
  const unsaved = useContext(UnsavedInputContext)
  if (!unsaved) throw new Error('useUnsavedInput needs an UnsavedInputKeeper around the routes.')
  return unsaved
}
