import type { TrainingPerson } from '@portal/protocol/control/training'
import { useLanguage } from '../../lib/i18n/language-store.ts'
import { useTexts } from '../../lib/i18n/use-texts.ts'
import styles from './people-cards.module.css'

interface PeopleCardsProps {
  readonly people: readonly TrainingPerson[]
  /** userName of who is signed in now. */
  readonly current?: string | undefined
  /** userName of who is being signed in. */
  readonly busy: string | undefined
  readonly onChoose: (userName: string) => void
}

/** The people of a world with their roles; one press signs in. */
export function PeopleCards({ people, current, busy, onChoose }: PeopleCardsProps) {
  const texts = useTexts('training')
  const nameOf = useNameOf()
  return (
    <ul className={styles.cards}>
      {people.map((person) => {
        const { userName } = person
        const { name, description } = nameOf(person)
        const isCurrent = userName === current
        return (
          <li key={userName}>
            <button
              type="button"
              className={styles.card}
              aria-current={isCurrent ? 'true' : undefined}
              aria-busy={busy === userName}
              aria-disabled={isCurrent || busy !== undefined}
              onClick={() => !isCurrent && busy === undefined && onChoose(userName)}
            >
              <span className={styles.initial} aria-hidden>
                {name.slice(0, 1)}
              </span>
              <span className={styles.words}>
                <span className={styles.name}>
                  {name}
                  {isCurrent && <span className={styles.current}>{texts.nowHere}</span>}
                </span>
                <span className={styles.description}>{description}</span>
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}

/** Name and description for display: the company's own are Chinese or English. */
export function useNameOf() {
  const isChinese = useLanguage((state) => state.language === 'zh')
  return ({ fullName, fullNameEn, description, descriptionEn }: TrainingPerson) =>
    isChinese ? { name: fullName, description } : { name: fullNameEn, description: descriptionEn }
}
