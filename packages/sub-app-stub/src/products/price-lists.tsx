import { Button } from 'antd'
import { useCall, usePortalClient } from '../backend/use-call.ts'

/** The price lists of the company, to be downloaded; nothing while there are none. */
export function PriceLists() {
  const client = usePortalClient()
  const files = useCall('prices', async (signal) => {
    const query = { category: 'price', pageIndex: 1, pageRows: 10 } as const
    return (await client.findFilesPagination({ query }, { signal })).data
  })
  return (
    <>
      {files.data
        // On the portal's own origin, where the portal's cookie authenticates.
        ?.filter(({ downloadUrl }) => /^\/(?![/\\])/.test(downloadUrl))
        .map(({ fileId, fileName, downloadUrl }) => (
          <Button key={fileId} href={downloadUrl} download>
            {fileName}
          </Button>
        ))}
    </>
  )
}
