import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/**
 * Where the header scrolls with the page, all pages share one scroller: each tab goes on where it was, and every
 * other page begins at the top (specification §2).
 */
export function useScrollOfTabs(
  pathname: string,
  tabKey: string,
  isShared: boolean,
): RefObject<HTMLDivElement | null> {
  const scroller = useRef<HTMLDivElement>(null)
  const positions = useRef(new Map<string, number>())
  const page = tabKey || pathname

  useLayoutEffect(() => {
    if (isShared) scroller.current?.scrollTo(0, (tabKey && positions.current.get(tabKey)) || 0)
  }, [isShared, page, tabKey])

  useEffect(() => {
    const element = scroller.current
    if (!element || !isShared) return
    const remember = () => positions.current.set(page, element.scrollTop)
    element.addEventListener('scroll', remember)
    return () => element.removeEventListener('scroll', remember)
  }, [isShared, page])

  return scroller
}
