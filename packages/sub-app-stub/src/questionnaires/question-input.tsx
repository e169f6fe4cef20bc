import type { Question } from '@portal/protocol/calls/questionnaire'
import { maxAnswerLength, maxRating } from '@portal/protocol/entities/input-limits'
import { Checkbox, Flex, Input, Radio, Typography } from 'antd'
import { fill, useTexts } from '../i18n/texts.ts'
import styles from './questionnaires.module.css'

interface QuestionInputProps {
  readonly question: Question
  /** Id of what names the question. */
  readonly labelledBy: string
}

const ratings = Array.from({ length: maxRating }, (_rating, index) => String(index + 1))

/** What a question is answered with; value, id and change come from the form around it. */
export function QuestionInput({ question: { kind, options }, labelledBy, ...given }: QuestionInputProps) {
  const { questionnaire: texts } = useTexts()
  switch (kind) {
    case 'choice':
      return (
        <Radio.Group
          aria-labelledby={labelledBy}
          vertical
          options={options.map(({ optionCode, optionName }) => ({ value: optionCode, label: optionName }))}
          {...given}
        />
      )
    case 'choices':
      return (
        <Checkbox.Group aria-labelledby={labelledBy} {...given}>
          <Flex vertical gap={8}>
            {options.map(({ optionCode, optionName }) => (
              <Checkbox key={optionCode} value={optionCode}>
                {optionName}
              </Checkbox>
            ))}
          </Flex>
        </Checkbox.Group>
      )
    case 'rating':
      return (
        <Radio.Group aria-labelledby={labelledBy} {...given} className={styles.ratings ?? ''}>
          <Flex>
            {ratings.map((rating) => (
              <Radio.Button
                key={rating}
                value={rating}
                aria-label={fill(texts.rating, { value: rating, best: maxRating })}
              >
                {rating}
              </Radio.Button>
            ))}
          </Flex>
          <Flex justify="space-between" aria-hidden className={styles.ends ?? ''}>
            <Typography.Text type="secondary">{texts.worst}</Typography.Text>
            <Typography.Text type="secondary">{texts.best}</Typography.Text>
          </Flex>
        </Radio.Group>
      )
    case 'text':
      return (
        <Input.TextArea
          aria-labelledby={labelledBy}
          rows={4}
          maxLength={maxAnswerLength}
          showCount
          placeholder={texts.inWords}
          {...given}
        />
      )
  }
}
