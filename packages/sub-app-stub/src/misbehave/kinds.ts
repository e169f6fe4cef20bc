import { isMisbehaviour, type Misbehaviour } from '@portal/protocol/control/misbehaviours'

/**
 * What a stand-in is to do wrong: `?misbehave=slow-start` in the address of a page, or `data-misbehave` in the page that it
 * is served with. Several are separated by commas. Unknown ones count for nothing.
 */
export const misbehavioursIn = (text: string): readonly Misbehaviour[] =>
  text.split(',').filter(isMisbehaviour)

/** Those that the path of a page asks for. */
export const misbehavioursOf = (path: string): readonly Misbehaviour[] =>
  misbehavioursIn(new URLSearchParams(path.split('?')[1] ?? '').get('misbehave') ?? '')
