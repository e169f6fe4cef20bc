import type { PrerenderedStyle } from './prerendered-style.ts'

/** A style rendered by the build, which replaces this module (`build/prerender-styles.ts`); none in development. */
export const prerenderedStyle = (_name: string): PrerenderedStyle | undefined => undefined
