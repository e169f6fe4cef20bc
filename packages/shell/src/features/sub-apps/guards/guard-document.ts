import { isList } from './adopted-sheets.ts'
import { isSharedElement, noteReader, type Speaker, watchShared } from './shared-targets.ts'

type Add = EventTarget['addEventListener']
type Remove = EventTarget['removeEventListener']

const isHandler = (name: string | symbol): name is string =>
  typeof name === 'string' && /^on[a-z]/.test(name) && name in Document.prototype

interface GuardedDocumentOptions {
  readonly speaker: Speaker
  /** The sub-app's own window. */
  readonly global: object
  /** Where its page stands. */
  readonly place: () => Element | undefined
  /** Told what it asked for and did not get. */
  readonly onRefused: (call: string) => void
}

/**
 * The document as a sub-app gets it: what it listens to there, at the root or at the body is put down to it.
 * @param hosted the hosting library's own document for the sub-app, which this one stands in front of
 */
export function guardDocument(hosted: Document, options: GuardedDocumentOptions): Document {
  watchShared()
  const { speaker, global, place, onRefused } = options
  const { listeners, handlers, sheets } = speaker
  /** Once a document is complete any of them replaces it, here the portal; scripts that come late are ignored so anyway. */
  const refused = (name: string) => () => onRefused(`document.${name}()`)
  /** Many pages draw into the element of a common id, of which another page may have one, too. */
  const within = (id: string) => place()?.querySelector<HTMLElement>(`[id=${JSON.stringify(id)}]`) ?? null
  const own: Partial<Document> = {
    addEventListener: (...args: Parameters<Add>) => listeners.add(document, ...args),
    removeEventListener: (...args: Parameters<Remove>) => listeners.remove(document, ...args),
    write: refused('write'),
    writeln: refused('writeln'),
    close: () => {},
    getElementById: (id) => within(id) ?? document.getElementById(id),
  }
  const open = () => {
    refused('open')()
    return self
  }
  const self: Document = new Proxy(hosted, {
    get(target, name, receiver) {
      if (Object.hasOwn(own, name)) return Reflect.get(own, name)
      if (name === 'open') return open
      if (name === 'defaultView') return global
      if (name === 'adoptedStyleSheets') return sheets.get()
      if (isHandler(name)) return handlers.get(document, name)
      // With the receiver: by it the library knows its document among the arguments of a call.
      const value: unknown = Reflect.get(target, name, receiver)
      if (isSharedElement(value)) noteReader(speaker)
      return value
    },
    set(target, name, value: unknown) {
      // Anything but a list is refused with the browser's own words.
      if (name === 'adoptedStyleSheets' && isList(value)) sheets.set(value)
      else if (isHandler(name)) handlers.set(document, name, value)
      else return Reflect.set(target, name, value)
      return true
    },
  })
  return self
}
