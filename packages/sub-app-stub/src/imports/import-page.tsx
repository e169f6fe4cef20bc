import { saveList } from '@portal/page-kit/list-file'
import { LoadingCard } from '@portal/page-kit/loading-card'
import { PageFrame } from '@portal/page-kit/page-frame'
import { companyDay } from '@portal/protocol/company-time'
import { Alert, Button, Card, Flex, Typography, Upload } from 'antd'
import { useEffect, useState } from 'react'
import { usePageName } from '../i18n/page-names.ts'
import { texts as allTexts, fill, useTexts } from '../i18n/texts.ts'
import { type BusinessUnit, useOrderChoices } from '../orders/order-choices.ts'
import { useUnsavedInput } from '../page/unsaved-input.tsx'
import { ImportedOrders } from './imported-orders.tsx'
import styles from './imports.module.css'
import { type ImportColumn, importColumns, readImport, type WrongCell } from './read-import.ts'

/** As many as people correct at once. */
const shown = 50

interface ImportProblemsProps {
  readonly name: string
  readonly wrong: readonly WrongCell[]
  readonly onAgain: () => void
}

/** The errors in a file: line, field and what was expected. */
function ImportProblems({ name, wrong, onAgain }: ImportProblemsProps) {
  const { imports: texts, fields } = useTexts()
  const others = wrong.length - shown
  return (
    <Card size="small" title={name} extra={<Button onClick={onAgain}>{texts.another}</Button>}>
      <Flex vertical gap={12}>
        <Alert type="error" showIcon title={fill(texts.problems, { count: wrong.length })} />
        <ul className={styles.problems}>
          {wrong.slice(0, shown).map(({ line, column, problem, value }) => (
            <li key={`${line} ${column}`}>
              {[
                fill(texts.line, { line }),
                ...(column ? [fields[column]] : []),
                fill(texts.wrong[problem], { value }),
              ].join(' · ')}
            </li>
          ))}
        </ul>
        {others > 0 && (
          <Typography.Text type="secondary">{fill(texts.more, { count: others })}</Typography.Text>
        )}
      </Flex>
    </Card>
  )
}

/** The text of a spreadsheet's file: UTF-8, else Excel's Chinese encoding. */
async function fileText(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer()
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('gb18030').decode(bytes)
  }
}

interface ChosenFile {
  readonly name: string
  readonly text: string
}

/** What orders that are imported may be large: a file of some thousand lines. */
const largestBytes = 2_000_000
const dayMs = 86_400_000
const templateDays = 14

/** A column is known by its name in any of the portal's languages. */
const titles = Object.fromEntries(
  importColumns.map((column) => [column, Object.values(allTexts).map(({ fields }) => fields[column])]),
) as Record<ImportColumn, string[]> // names for each column

/** Orders from a file: checked line by line, shown, then submitted one after the other. */
export function ImportPage({ businessUnit }: { readonly businessUnit: BusinessUnit }) {
  const list = `/orders/${businessUnit}`
  const { imports: texts, fields } = useTexts()
  const choices = useOrderChoices(businessUnit)
  const unsaved = useUnsavedInput()
  const [file, setFile] = useState<ChosenFile>()
  const [isTooLarge, setTooLarge] = useState(false)
  useEffect(() => () => unsaved.mark('import', false), [unsaved])
  const choose = async (chosen: File) => {
    setTooLarge(chosen.size > largestBytes)
    if (chosen.size > largestBytes) return
    setFile({ name: chosen.name, text: await fileText(chosen) })
    unsaved.mark('import', true)
  }
  const forget = () => {
    setFile(undefined)
    unsaved.mark('import', false)
  }
  const found =
    file &&
    choices.isKnown &&
    readImport(file.text, {
      distributors: new Map(
        choices.distributors.map(({ distributorCode, account }) => [
          distributorCode,
          account?.frozen === 'Y',
        ]),
      ),
      products: choices.productsByCode,
      today: companyDay(Date.now()),
      titles,
    })
  const saveTemplate = () => {
    const [distributor] = choices.distributors
    const day = companyDay(Date.now() + templateDays * dayMs)
    const rows = choices.products
      .slice(0, 2)
      .map(({ productCode }) => [distributor?.distributorCode ?? '', productCode, 120, day, ''])
    void saveList('csv', {
      name: texts.template,
      titles: importColumns.map((column) => fields[column]),
      rows,
    })
  }

  return (
    <PageFrame
      isNamedByMenu
      title={usePageName(`${list}/import`)}
      actions={
        <Button disabled={!choices.isKnown} onClick={saveTemplate}>
          {texts.saveTemplate}
        </Button>
      }
    >
      <LoadingCard isLoading={false} error={choices.error} onRetry={choices.refetch} />
      {!file && (
        <Card>
          <Upload.Dragger
            accept=".csv,text/csv"
            showUploadList={false}
            beforeUpload={(chosen) => {
              void choose(chosen)
              return false
            }}
          >
            <Flex vertical gap={4} className={styles.choose ?? ''}>
              <Typography.Text strong>{texts.choose}</Typography.Text>
              <Typography.Text type="secondary">
                {fill(texts.columns, { columns: importColumns.map((column) => fields[column]).join(' · ') })}
              </Typography.Text>
            </Flex>
          </Upload.Dragger>
        </Card>
      )}
      {isTooLarge && <Alert type="error" showIcon title={texts.tooLarge} />}
      {file && found && found.wrong.length > 0 && (
        <ImportProblems name={file.name} wrong={found.wrong} onAgain={forget} />
      )}
      {file && found && found.wrong.length === 0 && (
        <ImportedOrders
          key={file.text}
          name={file.name}
          orders={found.orders}
          businessUnit={businessUnit}
          choices={choices}
          list={list}
          onSubmitted={() => unsaved.mark('import', false)}
          onAgain={forget}
        />
      )}
    </PageFrame>
  )
}
