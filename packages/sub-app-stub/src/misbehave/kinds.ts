/**
 * What a stand-in can do wrong on demand, for tests and training: `?misbehave=slow-start` in the address of a page, or
 * `data-misbehave` in the page that it is served with. Several stand side by side, divided by commas.
 */
export const misbehaviours = {
  'throw-bootstrap': 'fails before its first page',
  'throw-mount': 'fails while it draws a page',
  'throw-render': 'draws a page that takes itself away by an error',
  'throw-unmount': 'fails while its page is taken away',
  'never-unmount': 'never gets done with taking its page away',
  'throw-later': 'meets an error that nobody catches while its page stands',
  'reject-later': 'leaves a failed promise behind while its page stands',
  'never-mount': 'never gets its page drawn',
  'old-bridge': 'is built for an older version of the bridge',
  'new-bridge': 'is built for a newer version of the bridge',
  'slow-start': 'takes 12 seconds to begin',
  globals: 'puts its own values into the window',
  styles: 'styles every element there is',
  'script-styles': 'styles every element there is, by rules that its script writes',
  timers: 'goes on with timers and frames for ever, and begins them anew when it is gone',
  listeners: 'listens to every key and click of the window',
  'document-listeners': 'listens to every key and click of the document, its root and its body',
  handlers: 'puts handlers for keys and clicks into properties of the window, the document and the body',
  observers: 'watches the portal’s own elements',
  channels: 'listens to a channel that every page of the browser can speak on',
  history: 'moves the portal’s address',
  rewrite: 'writes a page of its own over the portal',
  modal: 'opens the browser’s own modal dialogs once its page is hidden',
  'empty-container': 'empties the container that it was given while its page stands',
  'remove-container': 'takes the container that it was given out of the portal while its page stands',
  'empty-body': 'empties the body of the document while its page stands',
  flood: 'tells the portal thousands of things at once',
  dirty: 'holds unsaved input for ever',
} as const

export type Misbehaviour = keyof typeof misbehaviours

const isMisbehaviour = (name: string): name is Misbehaviour => Object.hasOwn(misbehaviours, name)

/** Those that a path or an attribute names; unknown ones count for nothing. */
export const misbehavioursIn = (text: string): readonly Misbehaviour[] =>
  text.split(',').filter(isMisbehaviour)

/** Those that the path of a page asks for. */
export const misbehavioursOf = (path: string): readonly Misbehaviour[] =>
  misbehavioursIn(new URLSearchParams(path.split('?')[1] ?? '').get('misbehave') ?? '')
