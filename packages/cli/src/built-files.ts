import { join } from 'node:path'
import type { Checkout } from './checkout.ts'

/** What the portal is served from: the built shell and sub-apps, and the files of the demo company’s installation. */
export const builtFiles = ({ root }: Pick<Checkout, 'root'>) => ({
  shell: join(root, 'packages/shell/dist'),
  subApps: join(root, 'packages/sub-app-stub/dist'),
  installation: join(root, 'fixtures/company/public'),
})
