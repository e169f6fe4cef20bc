import { MountTimeout } from './failure.ts'

/** The hosting library has no time limit of its own. */
export function withinTime(step: Promise<void>, timeoutMs: number, name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new MountTimeout(name, timeoutMs)), timeoutMs)
    step.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
