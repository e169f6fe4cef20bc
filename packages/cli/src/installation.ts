import { join } from 'node:path'
import type { RuntimeConfig } from '@portal/protocol/installation/config-schema'
import { type SystemsTable, systemsTable } from '@portal/protocol/systems'
import { chooseCompany, readConfig, requireCompany } from '@portal/store/company/company-choice'
import { companyDirOf } from '@portal/store/paths'

/** The set-up functions of the checkout or installed package that commands use. */
export interface Checkout {
  /** Folder of the checkout or of the package, absolute. */
  readonly root: string
  /** Folder below which worlds and recordings are kept unless one is named: the checkout, or where an installed command is called. */
  readonly dataHome: string
  readonly version: string
  /** File of a browser that starts on this machine, if there is one. */
  findBrowser(): Promise<string | undefined>
  /** Names of the set-up steps whose result is missing or older than its sources. */
  staleSteps(): string[]
}

/** The built shell and sub-apps. */
export const builtFiles = ({ root }: Pick<Checkout, 'root'>) => ({
  shell: join(root, 'packages/shell/dist'),
  subApps: join(root, 'packages/sub-app-stub/dist'),
})

/** The built control panel. */
export const builtPanel = ({ root }: Pick<Checkout, 'root'>) => join(root, 'packages/control-panel/dist')

/** The portal of one company. */
interface Installation {
  readonly company: string
  readonly config: RuntimeConfig
  readonly systems: SystemsTable
  /** Folder of the files that it serves before those of the built portal. */
  readonly publicDir: string
}

/** @throws {StoreError} for a company that does not exist, or whose configuration can't be used */
export async function installationOf(company: string): Promise<Installation> {
  await requireCompany(company)
  const folder = companyDirOf(company)
  const config = await readConfig(folder)
  return { company, config, systems: systemsTable(config.systems), publicDir: join(folder, 'public') }
}

/** The installation whose worlds a data folder contains or will contain. */
export const installationIn = async (dataDir: string, company?: string): Promise<Installation> =>
  installationOf(await chooseCompany(dataDir, company))
