import { PageFrame } from '@portal/page-kit/page-frame'
import { Button, Result } from 'antd'
import { useLocation, useNavigate } from 'react-router-dom'
import { fill, useTexts } from '../i18n/texts.ts'

/** For a path that no page of the sub-app has. */
export function NotFoundPage({ home }: { readonly home: string }) {
  const { notFound } = useTexts()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  return (
    <PageFrame title={notFound.title}>
      <Result
        status="info"
        title={fill(notFound.text, { path: pathname })}
        extra={<Button onClick={() => void navigate(home)}>{notFound.home}</Button>}
      />
    </PageFrame>
  )
}
