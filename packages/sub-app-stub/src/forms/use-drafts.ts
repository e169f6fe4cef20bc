import type { SubAppName } from '@portal/protocol/systems'
import { usePortalSnapshot, useTabActive } from '@portal/sub-app-sdk/react'
import { useMemo, useState } from 'react'
import { draftStore } from './draft-store.ts'

/** The drafts of one form; read anew whenever the page comes back to the screen, as another tab may have kept one. */
export function useDrafts(identity: SubAppName, path: string) {
  const { user } = usePortalSnapshot()
  const isActive = useTabActive()
  const [changes, setChanges] = useState(0)
  const store = useMemo(() => draftStore(identity + path, user.userName), [identity, path, user.userName])
  const drafts = useMemo(() => store.list(), [store, isActive, changes])
  return { drafts, store, changed: () => setChanges((count) => count + 1) }
}
