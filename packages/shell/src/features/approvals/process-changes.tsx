import type { ApprovalChange, ChangedField } from '@portal/protocol/entities/approval-facts'
import { useTranslation } from 'react-i18next'
import { unknownValue } from '../../lib/format/intl-formats.ts'
import { useMeanings } from '../../session/queries.ts'
import styles from './preview.module.css'
import { Section } from './section.tsx'
import { useFormats } from './use-formats.ts'

type Kind = 'date' | 'count' | 'money' | 'text' | 'orderStatus' | 'contractStatus'

const fieldsOf: Readonly<Record<Kind, readonly ChangedField[]>> = {
  date: ['deliveryDate', 'validUntil', 'endDate'],
  count: ['quantity'],
  money: ['amount', 'target', 'unitPrice'],
  text: ['address', 'projectName', 'developer'],
  orderStatus: ['orderStatus'],
  contractStatus: ['contractStatus'],
}

/** How the values of a field are written; undefined for one that is not known. */
const kindOf = (field: ChangedField): Kind | undefined =>
  (Object.keys(fieldsOf) as Kind[]).find((kind) => fieldsOf[kind].includes(field)) // the kinds above

/** The values that a record has now and will have once this is approved. */
export function ProcessChanges({ changes }: { readonly changes: readonly ApprovalChange[] }) {
  const { t } = useTranslation('approvals')
  const { date, count, money } = useFormats()
  const orderStatus = useMeanings('ORDER_STATUS')
  const contractStatus = useMeanings('CONTRACT_STATUS')
  const write: Readonly<Record<Kind, (value: string | number) => string>> = {
    date: (value) => date(String(value)),
    count: (value) => count(Number(value)),
    money: (value) => money(Number(value)),
    text: String,
    orderStatus: (value) => orderStatus(String(value)),
    contractStatus: (value) => contractStatus(String(value)),
  }
  const known = changes.flatMap((change) => {
    const kind = kindOf(change.field)
    return kind ? [{ ...change, writeValue: write[kind] }] : []
  })
  if (known.length === 0) return null
  return (
    <Section title={t('changes')}>
      <dl className={styles.facts}>
        {known.map(({ field, before, after, writeValue }) => (
          <div key={field}>
            <dt>{t(`change.${field}`)}</dt>
            <dd>
              <span className={styles.before}>{before === null ? unknownValue : writeValue(before)}</span>
              <span className={styles.after}>
                <span aria-hidden>→ </span>
                {writeValue(after)}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
