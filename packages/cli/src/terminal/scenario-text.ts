import type { AppliedScenarios, ScenarioSheet } from '@portal/protocol/control/scenarios'
import { table } from './table.ts'

/** What a scenario is for, whom it shows it to, and what it changes. */
export function scenarioSheet({ name, description, descriptionEn, ...sheet }: ScenarioSheet): string {
  const { accounts, extends: bases, changes } = sheet
  const rows = [
    ['sign in as', accounts.join(', ')],
    ['extends', bases.join(', ')],
    ...Object.entries(changes).map(([field, value]) => [field, JSON.stringify(value)]),
  ].filter(([, value]) => value !== '')
  return [`${name}: ${description}`, descriptionEn, ...(rows.length > 0 ? ['', table(rows)] : [])].join('\n')
}

/** What was applied and the ways into it; sections without content are left out. */
export function appliedText({ scenarios, accounts, certificates, signOns }: AppliedScenarios): string {
  const section = (title: string, rows: readonly (readonly string[])[]) =>
    rows.length > 0 ? [`${title}\n${table(rows, '  ')}`] : []
  return [
    scenarios.map((one) => `${one.name}: ${one.description}\n${one.descriptionEn}`).join('\n\n'),
    ...section(
      'To sign in as',
      accounts.map(({ userName, password, fullName }) => [userName, password, fullName]),
    ),
    ...section(
      'Certificates, for the cookie Admin-Token',
      certificates.map(({ certificate, userName, expiresAt }) => [certificate, userName, expiresAt]),
    ),
    ...section(
      'Addresses of the portal, each good for one sign-in',
      signOns.map(({ address, userName }) => [address, userName]),
    ),
  ].join('\n\n')
}
