import { join } from 'node:path'
import type { Checkout } from './checkout.ts'

/** The built shell and sub-apps. */
export const builtFiles = ({ root }: Pick<Checkout, 'root'>) => ({
  shell: join(root, 'packages/shell/dist'),
  subApps: join(root, 'packages/sub-app-stub/dist'),
})

/** The built control panel. */
export const builtPanel = ({ root }: Pick<Checkout, 'root'>) => join(root, 'packages/control-panel/dist')
