import type { MenuItem } from '@portal/protocol/entities/menu'
import { type SpecifiedSubApp, specifiedSystems } from '@portal/protocol/systems'
import { usePortalSnapshot } from '@portal/sub-app-sdk/react'
import { useQuery } from '@tanstack/react-query'
import { usePortalClient } from '../backend/portal-client.ts'
import { useIdentity } from '../identity.ts'

const pathnameOf = (path: string) => path.split(/[?#]/)[0] ?? ''

/** The paths of pages that can be opened: groups only name what is below them. */
const openPaths = (items: readonly MenuItem[] | null): readonly string[] =>
  (items ?? []).flatMap(({ disabled, children, path }) =>
    disabled ? [] : children?.length ? openPaths(children) : [pathnameOf(path)],
  )

/** Whether menus lead to a page or to one above it, which is what the portal opens (specification §6). */
const leadTo = (items: readonly MenuItem[] | null, path: string): boolean => {
  const target = pathnameOf(path)
  return openPaths(items).some((open) => target === open || (open !== '' && target.startsWith(`${open}/`)))
}

type MayOpen = (identity: SpecifiedSubApp, path: string) => boolean

/**
 * Which pages of the sub-apps the user may open, so that no others are offered; undefined while loading. If the menus
 * fail to load, every page is offered: the portal refuses anyway.
 * @param isNeeded false loads nothing
 */
export function useMenus(isNeeded = true): MayOpen | undefined {
  const { user, departments } = usePortalSnapshot()
  const client = usePortalClient()
  const sybCodes = departments.map(({ code }) => code)
  const { data, error } = useQuery({
    queryKey: ['menus', user.userId, sybCodes],
    queryFn: async ({ signal }) => {
      const { data } = await client.findMenuInfoAllSystem({ body: { sybCodes } }, { signal })
      return (data ?? []).filter(({ disabled }) => !disabled)
    },
    enabled: isNeeded,
  })
  if (data)
    return (identity, path) =>
      data.some(
        ({ systemCode, menuList }) =>
          systemCode === specifiedSystems.codeOfApp(identity) && leadTo(menuList, path),
      )
  return error ? () => true : undefined
}

/** The same for the pages of one sub-app. */
export function useMenuPages(): ((path: string) => boolean) | undefined {
  const identity = useIdentity()
  const mayOpen = useMenus()
  return mayOpen && ((path) => mayOpen(identity, path))
}
