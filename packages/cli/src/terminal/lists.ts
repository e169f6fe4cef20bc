import { networkInterfaces } from 'node:os'
import type { SentCode } from '@portal/protocol/control/people'
import type { AppliedScenarios, ScenarioSheet } from '@portal/protocol/control/scenarios'
import type { DemoAccount } from '@portal/store/certificates'
import { stringify } from 'yaml'
import { table } from './terminal.ts'

/** The people one can sign in as, for the terminal. */
export function accountList(accounts: readonly DemoAccount[]): string {
  const header = ['user name', 'password', 'name', 'what it shows']
  const rows = accounts.map((account) => [
    account.userName,
    account.password,
    account.fullName,
    `${account.description} · ${account.descriptionEn}`,
  ])
  return table([header, ...rows], '  ')
}

const purposes: Readonly<Record<SentCode['purpose'], string>> = {
  twoFactor: 'two-factor sign-in',
  phoneSignIn: 'sign-in by telephone',
  passwordReset: 'password reset',
}

/** The codes that count, for the terminal. */
export function codeTable(codes: readonly SentCode[]): string {
  if (codes.length === 0) return 'No code is waiting to be used.'
  const header = ['code', 'user name', 'name', 'telephone', 'for', 'valid until']
  const rows = codes.map(({ code, userName, fullName, phone, purpose, expiresAt }) => [
    code,
    userName,
    fullName,
    phone,
    purposes[purpose],
    expiresAt,
  ])
  return table([header, ...rows])
}

const minuteMs = 60_000

/** A code at the moment when it is sent. */
export function codeLine({ code, userName, purpose, createdAt, expiresAt }: SentCode): string {
  const minutes = (Date.parse(expiresAt) - Date.parse(createdAt)) / minuteMs
  return `Code ${code} for ${userName} (${purposes[purpose]}), valid ${minutes} min`
}

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

type Interfaces = ReturnType<typeof networkInterfaces>

/** What a server listens on that listens on every address. */
const everywhere = new Set(['0.0.0.0', '::', '[::]'])

const ownNames = new Set(['localhost', '127.0.0.1', '[::1]'])

/** The addresses at which other machines reach a server; none where it listens on one address alone. */
export function addressesForOthers(
  host: string,
  url: string,
  interfaces: Interfaces = networkInterfaces(),
): string[] {
  if (!everywhere.has(host)) return []
  const { port } = new URL(url)
  return Object.values(interfaces)
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}:${port}`)
}

/** How others reach the server, and what they need for it; empty where they can't. */
export function addressesText(
  host: string,
  url: string,
  allowHost: readonly string[],
  interfaces: Interfaces = networkInterfaces(),
): string {
  if (!everywhere.has(host)) return ''
  const { port } = new URL(url)
  const addresses = addressesForOthers(host, url, interfaces)
  // A name is for others unless it means the machine itself.
  const allowed = allowHost.filter((name) => !ownNames.has(name)).map((name) => `http://${name}:${port}`)
  const refused = addresses.filter((address) => !allowHost.includes(new URL(address).hostname))
  const lines = [
    ...allowed.map((address) => `  ${address}`),
    ...refused.map((address) => `  ${address}, with --allow-host ${new URL(address).hostname}`),
  ]
  return lines.length === 0 ? '' : ['\n\nFrom other machines:', ...lines].join('\n')
}
