import type { PortalTheme } from '@portal/sub-app-sdk/bridge'
import type { StateTone } from './state-tones.ts'

interface ToneColors {
  readonly text: `#${string}`
  readonly fill: `#${string}`
}

/** The same whatever theme colour a person chooses: a state must not look like a link or a button. */
export const toneColors: Readonly<Record<PortalTheme, Readonly<Record<StateTone, ToneColors>>>> = {
  light: {
    neutral: { text: '#4b5563', fill: '#eef0f3' },
    progress: { text: '#0b4fb3', fill: '#e5f0ff' },
    waiting: { text: '#8a4b00', fill: '#fff0d4' },
    done: { text: '#1b6b2d', fill: '#e2f5e6' },
    blocked: { text: '#a8201a', fill: '#fde8e7' },
  },
  dark: {
    neutral: { text: '#c3c9d2', fill: '#2d3138' },
    progress: { text: '#8fbcff', fill: '#16294a' },
    waiting: { text: '#f5c36e', fill: '#3b2b0d' },
    done: { text: '#84d79a', fill: '#12331c' },
    blocked: { text: '#ff9f99', fill: '#451d1c' },
  },
}
