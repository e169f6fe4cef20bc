import { Card, Steps, type StepsProps } from 'antd'

export interface Step {
  readonly title: string
  readonly status: NonNullable<StepsProps['status']>
  /** Person, comment and time; missing parts are omitted. */
  readonly facts: readonly (string | null)[]
}

/** How far something is, one step below the other. */
export const StepCard = ({ title, steps }: { readonly title: string; readonly steps: readonly Step[] }) => (
  <Card size="small" title={title}>
    <Steps
      orientation="vertical"
      size="small"
      // Else antd draws the first one as the present one, whatever its status.
      current={steps.findIndex(({ status }) => status === 'process' || status === 'error')}
      items={steps.map(({ facts, ...step }) => ({ ...step, content: facts.filter(Boolean).join(' · ') }))}
    />
  </Card>
)
