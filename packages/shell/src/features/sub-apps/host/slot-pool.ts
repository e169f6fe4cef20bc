/** A name that one instance holds while it lives. */
export interface Slot {
  readonly name: string
  /** `spoilt`: the hosting library remembers a failure under this name, so it is never given out again. */
  release(condition: 'reusable' | 'spoilt'): void
}

export interface SlotPool {
  /** The first free slot of the sub-app. */
  take(app: string): Slot
}

interface Place {
  taken: boolean
  /** How many names of this place are spoilt. */
  spoilt: number
}

/** Names such as `oms__s3`. They are used again, because the hosting library keeps memory for each name it ever saw. */
export function createSlotPool(): SlotPool {
  const placesByApp = new Map<string, Place[]>()

  return {
    take(app) {
      const places = placesByApp.get(app) ?? []
      placesByApp.set(app, places)
      let index = places.findIndex(({ taken }) => !taken)
      if (index < 0) index = places.push({ taken: false, spoilt: 0 }) - 1
      const place = places[index] ?? { taken: false, spoilt: 0 }
      place.taken = true
      const generation = place.spoilt
      let isReleased = false
      return {
        name: `${app}__s${index + 1}${generation ? `r${generation}` : ''}`,
        release(condition) {
          if (isReleased) return
          isReleased = true
          place.taken = false
          if (condition === 'spoilt') place.spoilt += 1
        },
      }
    },
  }
}
