import { useFormats } from '@portal/page-kit/formats'
import { attachmentsOf } from '@portal/protocol/rules/approvals'
import { useQuery } from '@tanstack/react-query'
import { Button, Card, Flex, Typography } from 'antd'
import { usePortalClient } from '../backend/portal-client.ts'
import { fill, useTexts } from '../i18n/texts.ts'

/** On the portal's own origin, where the portal's cookie authenticates. */
const isOwnAddress = (url: string) => /^\/(?![/\\])/.test(url)

/** The files of an approval, to be downloaded; nothing while there are none. */
export function Attachments({ processInstanceId }: { readonly processInstanceId: string }) {
  const { approvals } = useTexts()
  const { bytes } = useFormats()
  const client = usePortalClient()
  const { data, error, refetch, isLoading } = useQuery({
    queryKey: ['files', processInstanceId],
    queryFn: async ({ signal }) => {
      const query = { processInstanceId, pageIndex: 1, pageRows: 100 }
      return attachmentsOf((await client.findFilesPagination({ query }, { signal })).data, processInstanceId)
    },
  })
  if (isLoading || (!error && !data?.length)) return null
  return (
    <Card size="small" title={fill(approvals.attachments, { count: String(data?.length ?? '') })}>
      {data ? (
        <Flex wrap gap={8} component="ul" style={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {data.map(({ fileId, fileName, sizeBytes, downloadUrl }) => (
            <li key={fileId}>
              <Button
                {...(isOwnAddress(downloadUrl)
                  ? { href: downloadUrl, download: fileName }
                  : { disabled: true })}
                style={{ height: 'auto', whiteSpace: 'normal', textAlign: 'start' }}
              >
                {fileName}
                <Typography.Text type="secondary" style={{ fontSize: 12 }}>
                  {bytes(sizeBytes)}
                </Typography.Text>
              </Button>
            </li>
          ))}
        </Flex>
      ) : (
        <Flex wrap align="center" gap={12} role="alert">
          {approvals.filesFailed}
          <Button size="small" onClick={() => void refetch()}>
            {approvals.retry}
          </Button>
        </Flex>
      )}
    </Card>
  )
}
