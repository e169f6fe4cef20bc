/** What the addresses in a stack begin with when they are of one sub-app. */
export interface ScriptPlaces {
  /** Takes down where a file of it came from; relative addresses are taken from the portal's page. */
  add(url: string): void
  /** Whether the trace of an error leads through one of its scripts. */
  areIn(trace: string): boolean
}

/** The folder of a file; of one that lies beside all else of its host only the file itself. */
function placeOf(url: string, base: string): string | undefined {
  if (!URL.canParse(url, base)) return undefined
  const file = new URL(url, base)
  const folder = new URL('.', file)
  return folder.pathname === '/' ? `${file.origin}${file.pathname}` : folder.href
}

/**
 * Places of a sub-app: the folder of its page, and those of its files, which may lie on another host. All instances of
 * the sub-app share them, since only the first one asks for a file.
 */
export function createScriptPlaces(entry: string, base = document.baseURI): ScriptPlaces {
  const places = new Set([new URL('.', new URL(entry, base)).href])
  return {
    add(url) {
      const place = placeOf(url, base)
      if (place) places.add(place)
    },
    areIn: (trace) => [...places].some((place) => trace.includes(place)),
  }
}

/** The places of each sub-app by the address of its page. */
export function createPlacesByEntry(): (entry: string) => ScriptPlaces {
  const known = new Map<string, ScriptPlaces>()
  return (entry) => {
    const places = known.get(entry) ?? createScriptPlaces(entry)
    known.set(entry, places)
    return places
  }
}
