import type { User } from '@portal/store/generated/client'
import { type MessageLanguage, namesIn } from '../domain/name-language.ts'
import { escapeHtml, htmlPage } from './html-page.ts'
import { pageTexts } from './page-texts.ts'

interface Choice {
  readonly user: Pick<User, 'userName' | 'fullName' | 'fullNameEn'>
  /** Goes back to the portal as this user. */
  readonly address: string
}

interface ProviderPage {
  readonly system: string
  readonly choices: readonly Choice[]
  readonly cancelAddress: string
  readonly language: MessageLanguage
}

/** How a person is named beside the account. */
export function personIn(language: MessageLanguage, user: Choice['user']): string {
  const name = namesIn[language]({ name: user.fullName, nameEn: user.fullNameEn })
  return language === 'zh' ? `${name}（${user.userName}）` : `${name} (${user.userName})`
}

/** Stands in for the sign-in page of an identity provider: whoever is chosen is signed in there, no password asked. */
export function providerPage({ system, choices, cancelAddress, language }: ProviderPage): string {
  const rows = choices.map(
    ({ user, address }) =>
      `<li><a href="${escapeHtml(address)}">${escapeHtml(personIn(language, user))}</a></li>`,
  )
  const content = `<p class="muted">${pageTexts.chooseAccount[language]}</p>
<ul>${rows.join('')}</ul>
<p><a href="${escapeHtml(cancelAddress)}">${pageTexts.cancel[language]}</a></p>`
  return htmlPage({ title: pageTexts.provider(system)[language], language, content })
}
