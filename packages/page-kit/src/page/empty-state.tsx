import { usePortalSnapshot } from '@portal/sub-app-sdk/react'
import { Flex, Typography } from 'antd'
import type { ReactNode } from 'react'

const side = 24
/** Which corner of each tile its quarter circle sits in, row by row. */
const corners = [0, 1, 3, 2, 0, 1, 2, 3, 1, 0, 3, 2]
const perRow = 6

/** The quarter-circle tiles of the sign-in page as a small band, for otherwise empty places. */
function TilePattern() {
  const { colors } = usePortalSnapshot()
  const rows = corners.length / perRow
  return (
    <svg
      aria-hidden="true"
      width={perRow * side}
      height={rows * side}
      viewBox={`0 0 ${perRow * side} ${rows * side}`}
      style={{ display: 'block' }}
    >
      {corners.map((corner, index) => {
        const [x, y] = [(index % perRow) * side, Math.floor(index / perRow) * side]
        return (
          <g
            key={`${x} ${y}`}
            transform={`translate(${x} ${y}) rotate(${corner * 90} ${side / 2} ${side / 2})`}
          >
            <rect width={side - 1} height={side - 1} fill={colors.border} opacity={0.45} />
            <path
              d={`M0 0H${side - 1}A${side - 1} ${side - 1} 0 0 1 0 ${side - 1}Z`}
              fill={corner % 2 ? colors.primaryFill : colors.primarySoft}
              opacity={corner % 2 ? 0.75 : 1}
            />
          </g>
        )
      })}
    </svg>
  )
}

interface EmptyStateProps {
  /** What there is none of, as a sentence. */
  readonly text: string
  /** What can be done about it, e.g. a button. */
  readonly action?: ReactNode
}

/** Shown in place of data where there is none. */
export function EmptyState({ text, action }: EmptyStateProps) {
  return (
    <Flex vertical align="center" gap={16} style={{ padding: '40px 16px' }}>
      <TilePattern />
      <Typography.Text type="secondary">{text}</Typography.Text>
      {action}
    </Flex>
  )
}
