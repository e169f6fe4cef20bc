import { isMisbehaviour, type Misbehaviour } from '@portal/protocol/control/misbehaviours'

/**
 * The misbehaviours of a stand-in: `?misbehave=slow-start` in a page's address, or `data-misbehave` in its HTML;
 * separated by commas. Unknown ones are ignored.
 */
export const misbehavioursIn = (text: string): readonly Misbehaviour[] =>
  text.split(',').filter(isMisbehaviour)

/** Those in the path of a page. */
export const misbehavioursOf = (path: string): readonly Misbehaviour[] =>
  misbehavioursIn(new URLSearchParams(path.split('?')[1] ?? '').get('misbehave') ?? '')
