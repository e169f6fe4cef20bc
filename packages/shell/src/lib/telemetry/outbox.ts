/** What a browser reports; nothing in it is secret. */
export type TelemetryItem =
  | {
      readonly kind: 'error'
      readonly at: number
      readonly message: string
      readonly info: string
      readonly stack: string
      /** Address of the page. */
      readonly url: string
      readonly origin: string
      /** `shell`, or the sub-app in which it happened. */
      readonly app: string
      /** Version of that app. */
      readonly version: string
      readonly requestId?: string | undefined
    }
  | {
      /** A call without a usable answer. */
      readonly kind: 'call'
      readonly at: number
      /** Absent for a call that began before the portal watched. */
      readonly method?: string
      readonly address: string
      /** HTTP status; absent when no answer came. */
      readonly status?: number
      readonly durationMs: number
      readonly requestId?: string | undefined
    }
  | {
      /** One of the Web Vitals. */
      readonly kind: 'vital'
      readonly at: number
      readonly name: string
      readonly value: number
      readonly rating: string
      /** Path of the page when it was measured. */
      readonly url: string
    }

/** What happened several times since the last batch is sent once. */
export type CountedItem = TelemetryItem & { readonly count: number }

const limits = {
  /** A batch of this size is sent immediately. */
  batch: 50,
  /** Browsers refuse beacons above 64 KiB. */
  bytes: 60_000,
  /** A page that keeps failing must not keep sending. */
  page: 500,
  delayMs: 10_000,
}

/** The same again, at another time. */
const sameness = (item: TelemetryItem): string =>
  JSON.stringify({ ...item, at: 0, durationMs: 0, requestId: '' })

export interface Outbox {
  add(item: TelemetryItem): void
  /** Sends pending items immediately. */
  flush(): void
}

/** Collects items and hands them on in batches, small enough for a beacon. */
export function createOutbox(send: (items: readonly CountedItem[]) => void): Outbox {
  let waiting = new Map<string, CountedItem>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let added = 0

  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    const items = [...waiting.values()]
    waiting = new Map()
    for (const batch of batches(items)) send(batch)
  }
  return {
    add(item) {
      added += 1
      if (added > limits.page) return
      const key = sameness(item)
      waiting.set(key, { ...item, count: (waiting.get(key)?.count ?? 0) + 1 })
      if (waiting.size >= limits.batch) flush()
      else timer ??= setTimeout(flush, limits.delayMs)
    },
    flush,
  }
}

function batches(items: readonly CountedItem[]): CountedItem[][] {
  const all: CountedItem[][] = []
  let size = limits.bytes
  for (const item of items) {
    const bytes = new TextEncoder().encode(JSON.stringify(item)).length + 1
    if (size + bytes > limits.bytes) {
      all.push([])
      size = 0
    }
    size += bytes
    all.at(-1)?.push(item)
  }
  return all
}
