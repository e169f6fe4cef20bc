import { Descriptions } from 'antd'
import type { ReactNode } from 'react'

export interface Fact {
  readonly label: string
  readonly children: ReactNode
}

/** Labels with their values, in two columns of equal width if they fit. */
export function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <Descriptions
      column={{ xs: 1, md: 2 }}
      items={facts.map((fact) => ({ key: fact.label, style: { width: '50%' }, ...fact }))}
    />
  )
}
