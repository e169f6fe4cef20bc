import { Card, Empty, Flex, Skeleton, Typography } from 'antd'
import { useCodes } from '../api/queries.ts'
import { Failure } from '../parts/failure.tsx'
import { useTexts } from '../texts/texts.ts'
import { useTimes } from '../texts/times.ts'
import { useNameOf } from '../texts/use-name-of.ts'

/** The verification codes that a real system would send by SMS, as they are sent. */
export function Codes({ world }: { readonly world: string }) {
  const text = useTexts()
  const times = useTimes()
  const nameOf = useNameOf()
  const codes = useCodes(world)
  if (codes.error) return <Failure error={codes.error} />
  if (!codes.data) return <Skeleton active />
  if (codes.data.length === 0) return <Empty description={text('noCodes')} />
  return (
    <Flex gap={12} wrap>
      {codes.data.map(({ code, userName, phone, purpose, createdAt, expiresAt, ...person }) => (
        <Card
          key={`${userName} ${purpose} ${createdAt}`}
          size="small"
          title={`${nameOf(person)} · ${userName}`}
        >
          <Typography.Text copyable={{ text: code }} style={{ fontSize: 28, letterSpacing: 4 }}>
            {code}
          </Typography.Text>
          <br />
          <Typography.Text type="secondary">
            {text(purpose)} · {phone}
            <br />
            {text('validUntil', { time: times.moment(expiresAt) })}
          </Typography.Text>
        </Card>
      ))}
    </Flex>
  )
}
