/** Misbehaviours of stand-in sub-apps on demand, for tests and training. */
export const misbehaviours = {
  'throw-bootstrap': 'fails before its first page',
  'throw-mount': 'fails while it draws a page',
  'throw-render': 'draws a page that takes itself away by an error',
  'throw-unmount': 'fails while its page is taken away',
  'never-unmount': 'never gets done with taking its page away',
  'throw-later': 'throws an uncaught error while its page is open',
  'reject-later': 'leaves a rejected promise behind while its page is open',
  'never-mount': 'never gets its page drawn',
  'old-bridge': 'is built for an older version of the bridge',
  'new-bridge': 'is built for a newer version of the bridge',
  'slow-start': 'takes 12 seconds to begin',
  globals: 'puts its own values into the window',
  styles: 'styles every element there is',
  'script-styles': 'styles every element there is, by rules that its script writes',
  timers: 'goes on with timers and frames for ever, and starts them again when it is gone',
  listeners: 'listens to every key and click of the window',
  'document-listeners': 'listens to every key and click of the document, its root and its body',
  handlers: 'puts handlers for keys and clicks into properties of the window, the document and the body',
  observers: 'watches the portal’s own elements',
  channels: 'listens to a channel that every page of the browser can speak on',
  history: 'moves the portal’s address',
  rewrite: 'writes a page of its own over the portal',
  modal: 'opens the browser’s own modal dialogs once its page is hidden',
  'empty-container': 'empties the container that it was given while its page is open',
  'remove-container': 'takes the container that it was given out of the portal while its page is open',
  'empty-body': 'empties the body of the document while its page is open',
  memory: 'holds 256 MB more with every page',
  busy: 'keeps the browser busy for five seconds, so that nothing moves',
  flood: 'tells the portal thousands of things at once',
  dirty: 'holds unsaved input for ever',
} as const

export type Misbehaviour = keyof typeof misbehaviours

export const misbehaviourNames = Object.keys(misbehaviours) as readonly Misbehaviour[] // keys of a const object are its names

export const isMisbehaviour = (name: string): name is Misbehaviour => Object.hasOwn(misbehaviours, name)
