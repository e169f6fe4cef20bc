import { MountTimeout } from '../failure/failure.ts'

/**
 * The hosting library has no time limit of its own. Rejects with MountTimeout.
 * @param missed what was not done to the page by then
 */
export function withinTime(
  step: Promise<void>,
  timeoutMs: number,
  name: string,
  missed: 'mounted' | 'unmounted' = 'mounted',
): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new MountTimeout(name, timeoutMs, missed)), timeoutMs)
    step.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
