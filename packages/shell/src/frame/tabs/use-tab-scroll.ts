import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/**
 * Where the header scrolls with the page, all pages share one scroller: a tab that is shown again keeps its
 * position, and every other navigation begins at the top (specification §2). `navigation` names it; moves of a sub-app are
 * its own business, and have no name.
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
    const isComeBackTo = tabKey !== '' && shown.current !== page
    shown.current = page
    scroller.current?.scrollTo(0, (isComeBackTo && positions.current.get(tabKey)) || 0)
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
