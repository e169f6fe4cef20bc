import { EmptyState } from '@portal/page-kit/empty-state'
import { PageFrame } from '@portal/page-kit/page-frame'
import { Button, Card } from 'antd'
import { useLocation, useNavigate } from 'react-router-dom'
import { fill, useTexts } from '../i18n/texts.ts'

/** For a path that no page of the sub-app has. */
export function NotFoundPage({ home }: { readonly home: string }) {
  const { notFound } = useTexts()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  return (
    <PageFrame title={notFound.title}>
      <Card>
        <EmptyState
          text={fill(notFound.text, { path: pathname })}
          action={<Button onClick={() => void navigate(home)}>{notFound.home}</Button>}
        />
      </Card>
    </PageFrame>
  )
}
