import { Option } from '@commander-js/extra-typings'
import { demoCompany } from '@portal/store/paths'
import type { Context } from '../context.ts'
import { companyFolder } from '../project/apply-settings.ts'

export const companyOption = () =>
  new Option('--company <name>', 'the company whose portal it is, a folder of fixtures/companies')

interface CompanyChoice {
  readonly company?: string
  readonly dataDir: string
}

/** The data folder of a company: worlds of another than the demo company are kept apart unless a folder was named. */
export const dataDirOf = (
  { company = demoCompany, dataDir }: CompanyChoice,
  command: { getOptionValueSource(name: string): unknown },
  { checkout }: Context,
): string =>
  company === demoCompany || command.getOptionValueSource('dataDir') !== 'default'
    ? dataDir
    : companyFolder(checkout, company)
