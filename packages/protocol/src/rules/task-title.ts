/** The parts of a task's title. */
interface TaskTitle {
  /** What the task is about, e.g. a project or a distributor. */
  readonly name: string
  /** What is to be decided about it; empty where the title does not say so. */
  readonly kind: string
}

/**
 * Takes a title such as `Order approval: TC1 Foshan Tiles` apart at the number of its record, so that rows tell apart what
 * differs in them. One that is built otherwise is the name as a whole.
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
