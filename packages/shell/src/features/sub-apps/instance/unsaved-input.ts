export interface UnsavedInput {
  /** The page tells whether it holds any. */
  told(isDirty: boolean): void
  /** The page is there, and with it what it holds. */
  held(): void
  /** The page is not there. What it holds may come back with it: until then, or from `patienceMs` on, nobody is asked. */
  missed(patienceMs: number): void
  /** Nothing more is told. */
  end(): void
}

/**
 * What a page tells of its unsaved input, and what of that people are asked about: never for ever about what is gone, and
 * still about what has come back.
 * @param ask tells whether people are to be asked
 */
export function unsavedInput(ask: (isDirty: boolean) => void): UnsavedInput {
  let isDirty = false
  let counts = true
  let timer: ReturnType<typeof setTimeout> | undefined
  const count = (isNow: boolean) => {
    if (isDirty && counts !== isNow) ask(isNow)
    counts = isNow
  }
  return {
    told(isNow) {
      isDirty = isNow
      if (counts) ask(isNow)
    },
    held() {
      clearTimeout(timer)
      count(true)
    },
    missed(patienceMs) {
      clearTimeout(timer)
      if (patienceMs === 0) count(false)
      else timer = setTimeout(count, patienceMs, false)
    },
    end: () => clearTimeout(timer),
  }
}
