/** The parts of a task's title. */
interface TaskTitle {
  /** What the task is about, e.g. a project or a distributor. */
  readonly name: string
  /** The decision to make; empty where the title doesn't contain it. */
  readonly kind: string
}

/**
 * Splits a title such as `Order approval: TC1 Foshan Tiles` at the number of its record, so that the distinguishing
 * part can be shown. Any other title is the name as a whole.
 */
export function taskTitle(title: string, businessKey: string): TaskTitle {
  const [before = '', ...rest] = businessKey ? title.split(businessKey) : []
  const kind = before.replace(/[\s:：·-]+$/, '').trim()
  const name = rest
    .join(businessKey)
    .replace(/^[\s:：·-]+/, '')
    .trim()
  return kind && name ? { name, kind } : { name: title, kind: '' }
}
