import type { Application } from '@portal/protocol/calls/application'
import { Button, Card } from 'antd'
import { fill, useTexts } from '../i18n/texts.ts'
import { DoneState } from '../page/done-state.tsx'
import { useOpenPage } from '../page/use-open-page.ts'
import { recordPath } from '../records/record-path.ts'

interface FormSubmittedProps {
  readonly application: Application
  /** Where what was submitted is listed. */
  readonly list: string
  readonly onAnother: () => void
}

/** What became of a form: the record with its number, and where to go from here. */
export function FormSubmitted({ application, list, onAnother }: FormSubmittedProps) {
  const { form } = useTexts()
  const openPage = useOpenPage()
  const { applicationNo, recordNo, state } = application
  const number = recordNo || applicationNo
  return (
    <Card role="status">
      <DoneState
        title={fill(form.submitted, { number })}
        text={state === 'running' ? form.waits : recordNo ? form.made : form.recorded}
        actions={
          <>
            <Button type="primary" onClick={() => void openPage(recordPath(list, number), number)}>
              {form.openRecord}
            </Button>
            <Button onClick={onAnother}>{form.another}</Button>
            <Button onClick={() => void openPage(list)}>{form.toList}</Button>
          </>
        }
      />
    </Card>
  )
}
