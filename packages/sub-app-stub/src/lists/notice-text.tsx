import { Card, Skeleton, Typography } from 'antd'
import { useCall, usePortalClient } from '../backend/use-call.ts'
import type { Row } from './list-definition.ts'
import { plainParagraphs } from './plain-text.ts'

/** The text of a notice, which its list does not have. */
export function NoticeText({ record }: { readonly record: Row }) {
  const client = usePortalClient()
  const id = record.insMessId
  const insMessId = typeof id === 'number' ? id : String(id)
  const notice = useCall(
    String(insMessId),
    async (signal) => (await client.findMessInstationDetail({ body: { insMessId } }, { signal })).data,
  )
  if (notice.isLoading) return <Skeleton active title={false} />
  if (!notice.data) return null
  return (
    <Card size="small">
      {plainParagraphs(notice.data.content).map((paragraph, index) => (
        <Typography.Paragraph key={index}>{paragraph}</Typography.Paragraph>
      ))}
    </Card>
  )
}
