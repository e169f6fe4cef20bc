import { join } from 'node:path'
import type { RuntimeConfig } from '@portal/protocol/installation/config-schema'
import { type SystemsTable, systemsTable } from '@portal/protocol/systems'
import { chooseCompany, requireCompany } from '@portal/store/company/company-choice'
import { readConfig } from '@portal/store/company/installation-config'
import { companyDirOf } from '@portal/store/paths'

/** The portal of one company. */
export interface Installation {
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
