import type { PortalTheme } from '../bridge.ts'
import type { HexColor } from './contrast.ts'
import type { StateTone } from './state-tones.ts'

interface ToneColors {
  /** Of a word on `fill`. */
  readonly text: HexColor
  readonly fill: HexColor
  /** Of a bar or a dot beside its text. */
  readonly solid: HexColor
}

/** Independent of the theme colour: a state must not look like a link or a button. */
export const toneColors: Readonly<Record<PortalTheme, Readonly<Record<StateTone, ToneColors>>>> = {
  light: {
    neutral: { text: '#4b5563', fill: '#eef0f3', solid: '#9aa3b0' },
    progress: { text: '#0b4fb3', fill: '#e5f0ff', solid: '#3b82e0' },
    waiting: { text: '#8a4b00', fill: '#fff0d4', solid: '#e59a1a' },
    done: { text: '#1b6b2d', fill: '#e2f5e6', solid: '#2f9e55' },
    blocked: { text: '#a8201a', fill: '#fde8e7', solid: '#d64540' },
  },
  dark: {
    neutral: { text: '#c3c9d2', fill: '#2d3138', solid: '#6b7480' },
    progress: { text: '#8fbcff', fill: '#16294a', solid: '#5b97ea' },
    waiting: { text: '#f5c36e', fill: '#3b2b0d', solid: '#dda23c' },
    done: { text: '#84d79a', fill: '#12331c', solid: '#4fae6c' },
    blocked: { text: '#ff9f99', fill: '#451d1c', solid: '#e0685f' },
  },
}
