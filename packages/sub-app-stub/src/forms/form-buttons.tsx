import { SubmitButton } from '@portal/page-kit/page-form'
import { Button, Flex, Popconfirm } from 'antd'
import { useTexts } from '../i18n/texts.ts'

interface FormButtonsProps {
  readonly submitText: string
  readonly isSending: boolean
  /** Why it can't be submitted, if so. */
  readonly refusal?: string | undefined
  /** Whether they fill their row: the first of them all of it, or each a part. */
  readonly fill?: 'first' | 'all' | undefined
  /** Whether the current input is a draft that can be deleted. */
  readonly isDraft: boolean
  readonly onKeep: () => void
  readonly onRemove: () => void
  readonly onClear: () => void
}

/** Submits a form, keeps it as a draft, deletes the draft or clears the form. */
export function FormButtons(props: FormButtonsProps) {
  const { submitText, isSending, refusal, fill, isDraft, onKeep, onRemove, onClear } = props
  const { form: texts } = useTexts()
  const main = { first: { flex: '1 0 100%' }, all: { flex: '1 1 120px' } }
  const other = fill === 'first' ? { flex: 1 } : {}
  return (
    <Flex wrap gap={8}>
      <SubmitButton
        loading={isSending}
        disabled={refusal !== undefined}
        {...(refusal === undefined ? {} : { title: refusal })}
        style={fill ? main[fill] : {}}
      >
        {isSending ? texts.sending : submitText}
      </SubmitButton>
      <Button style={other} onClick={onKeep}>
        {texts.keep}
      </Button>
      {isDraft ? (
        <Popconfirm title={texts.removeAsked} okText={texts.remove} onConfirm={onRemove}>
          <Button danger style={other}>
            {texts.removeDraft}
          </Button>
        </Popconfirm>
      ) : (
        <Button style={other} onClick={onClear}>
          {texts.clear}
        </Button>
      )}
    </Flex>
  )
}
