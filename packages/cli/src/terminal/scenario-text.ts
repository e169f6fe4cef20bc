import type { AppliedScenarios, ScenarioSheet } from '@portal/protocol/control/scenarios'
import { stringify } from 'yaml'
import { table } from './terminal.ts'

/** A scenario's purpose, people and changes, as in its file. */
export function scenarioSheet({ name, description, descriptionEn, ...sheet }: ScenarioSheet): string {
  const { accounts, extends: bases, changes, story } = sheet
  const rows = [
    ['sign in as', accounts.join(', ')],
    ['extends', bases.join(', ')],
  ].filter(([, value]) => value !== '')
  const sections = [
    `${name}: ${description}\n${descriptionEn}`,
    table(rows),
    story ? storyText(story) : '',
    Object.keys(changes).length > 0 ? stringify(changes, { lineWidth: 100 }).trimEnd() : '',
  ]
  return sections.filter(Boolean).join('\n\n')
}

/** The steps of a tour, for who prepares a lesson. */
const storyText = ({ title, steps }: NonNullable<ScenarioSheet['story']>): string =>
  [title.en, ...steps.map(({ who, text }, index) => `  ${index + 1}. ${who}: ${text.en}`)].join('\n')

/** What was applied, and how to sign in; sections without content are omitted. */
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
