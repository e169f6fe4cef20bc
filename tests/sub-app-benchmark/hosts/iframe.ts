import { entryOf, fetchAhead, type Host } from './host.ts'

export const host: Host = {
  prefetch: fetchAhead,
  open(app, place) {
    const frame = document.createElement('iframe')
    frame.src = entryOf(app)
    place.append(frame)
    return { close: () => frame.remove() }
  },
}
