import { useEffect } from 'react'
import { getConfig } from './config/runtime-config.ts'

/** The translated name of the route and the product title (specification §2; the sign between them is assumed). */
export const pageTitle = (routeName: string, productTitle: string): string => `${routeName} - ${productTitle}`

/** Titles the page while a screen is shown. */
export function usePageTitle(routeName: string): void {
  useEffect(() => {
    document.title = pageTitle(routeName, getConfig().productTitle)
  }, [routeName])
}
