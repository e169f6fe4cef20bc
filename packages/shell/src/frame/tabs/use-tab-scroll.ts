import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/**
 * Where the header scrolls with the page, all pages share one scroller: a tab shown again restores its position, every
 * other navigation starts at the top (specification §2). `navigation` identifies it; navigations inside a sub-app have
 * none.
 */
export function useScrollOfTabs(
  pathname: string,
  tabKey: string,
  isShared: boolean,
  navigation: string,
): RefObject<HTMLDivElement | null> {
  const scroller = useRef<HTMLDivElement>(null)
  const positions = useRef(new Map<string, number>())
  const shown = useRef('')
  const page = tabKey || pathname

  useLayoutEffect(() => {
    if (!isShared) return
    const isReturn = tabKey !== '' && shown.current !== page
    shown.current = page
    scroller.current?.scrollTo(0, (isReturn && positions.current.get(tabKey)) || 0)
  }, [isShared, page, tabKey, navigation])

  useEffect(() => {
    const element = scroller.current
    if (!element || !isShared) return
    const remember = () => positions.current.set(page, element.scrollTop)
    element.addEventListener('scroll', remember)
    return () => element.removeEventListener('scroll', remember)
  }, [isShared, page])

  return scroller
}
