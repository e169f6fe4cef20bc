import { Descriptions, Flex, Typography } from 'antd'
import type { ReactNode } from 'react'
import styles from './page.module.css'

export interface Fact {
  readonly label: string
  readonly children: ReactNode
}

/** Labels with their values, in two columns of equal width if they fit. */
export const FactList = ({ facts }: { readonly facts: readonly Fact[] }) => (
  <Descriptions
    column={{ xs: 1, md: 2 }}
    items={facts.map((fact) => ({ key: fact.label, style: { width: '50%' }, ...fact }))}
  />
)

/** A name with its value; what is missing is left out. */
export type Figure = readonly [label: string, value: ReactNode, isStrong?: boolean]

/** Names with their values at the end of the line. */
export const Figures = ({ of }: { readonly of: readonly (Figure | false)[] }) => (
  <Flex vertical gap={6} component="dl">
    {of
      .filter((figure) => figure !== false)
      .map(([label, value, isStrong = false]) => (
        <Flex
          key={label}
          justify="space-between"
          align="baseline"
          gap={12}
          className={styles.figureRow ?? ''}
        >
          <dt>
            <Typography.Text type="secondary">{label}</Typography.Text>
          </dt>
          <dd>
            <Typography.Text strong={isStrong}>{value}</Typography.Text>
          </dd>
        </Flex>
      ))}
  </Flex>
)
