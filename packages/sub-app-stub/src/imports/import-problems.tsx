import { Alert, Button, Card, Flex, Typography } from 'antd'
import { fill, useTexts } from '../i18n/texts.ts'
import type { WrongCell } from './read-import.ts'

/** As many as people correct at once. */
const shown = 50

interface ImportProblemsProps {
  readonly name: string
  readonly wrong: readonly WrongCell[]
  readonly onAgain: () => void
}

/** The errors in a file: line, field and what was expected. */
export function ImportProblems({ name, wrong, onAgain }: ImportProblemsProps) {
  const { imports: texts, fields } = useTexts()
  const others = wrong.length - shown
  return (
    <Card size="small" title={name} extra={<Button onClick={onAgain}>{texts.another}</Button>}>
      <Flex vertical gap={12}>
        <Alert type="error" showIcon title={fill(texts.problems, { count: wrong.length })} />
        <ul style={{ margin: 0, paddingInlineStart: 20 }}>
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
