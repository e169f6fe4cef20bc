import { useTexts } from '../../../lib/i18n/use-texts.ts'
import { usePageTitle } from '../../../lib/page-title.ts'
import { EntranceHeading, EntrancePage } from '../parts/entrance-page.tsx'
import styles from './sign-on.module.css'

/** A single sign-on under way, or over in a window that has done its part. */
export function SignOnScreen({ handedOver }: { handedOver: boolean }) {
  const texts = useTexts('sign-on')
  usePageTitle(texts.title)
  return (
    <EntrancePage>
      <EntranceHeading
        heading={handedOver ? texts.handedOver : texts.heading}
        lead={handedOver ? texts.handedOverLead : texts.lead}
      />
      {!handedOver && <div role="progressbar" className={styles.progress} aria-label={texts.heading} />}
    </EntrancePage>
  )
}
