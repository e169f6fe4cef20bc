import type { PrerenderedStyle } from './prerendered-style.ts'

/** A style rendered by the build, which replaces this module (`build/prerendered-styles.ts`); none in development. */
export const prerenderedStyle = (_name: string): PrerenderedStyle | undefined => undefined
