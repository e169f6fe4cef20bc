import type { DrawnStyle } from './drawn-style.ts'

/** A style that was drawn with the build, which writes this file anew (`build/drawn-styles.ts`); while developing there are none. */
export const drawnStyle = (_name: string): DrawnStyle | undefined => undefined
