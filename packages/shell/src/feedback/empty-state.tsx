import { Empty } from 'antd'

export const EmptyState = ({ text }: { text: string }) => (
  <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={text} />
)
