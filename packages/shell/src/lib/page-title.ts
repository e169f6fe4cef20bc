import { useEffect } from 'react'
import { getConfig } from './config/runtime-config.ts'
import { useOwnText } from './i18n/use-texts.ts'

/** Titles the page while a screen is shown: its translated name and the product's (specification §2; the sign between them is assumed). */
export function usePageTitle(routeName: string): void {
  const productTitle = useOwnText(getConfig().productTitle)
  useEffect(() => {
    document.title = `${routeName} - ${productTitle}`
  }, [routeName, productTitle])
}
