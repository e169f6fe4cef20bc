import { MoonOutlined, SunOutlined } from '@ant-design/icons'
import type { Refusal } from '@portal/protocol/control/refusals'
import { type Language, languageNames } from '@portal/protocol/languages'
import { QueryClient, QueryClientProvider, useQueryClient } from '@tanstack/react-query'
import {
  Alert,
  Button,
  Card,
  Flex,
  Form,
  Grid,
  Input,
  Layout,
  Menu,
  Select,
  Skeleton,
  Typography,
} from 'antd'
import { type ComponentType, lazy, StrictMode, Suspense, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { useAccess } from './api/access.ts'
import { useProblemText } from './api/problem-text.ts'
import { Appearance, useTheme } from './appearance.tsx'
import { PageBoundary } from './parts/page-boundary.tsx'
import { goTo, type PageName, pages, usePlace } from './place.ts'
import { useSettings } from './settings.ts'
import { useTexts } from './texts/texts.ts'

/** Asks for the token of a server that other machines can reach. */
function TokenForm({ refusal }: { readonly refusal: Refusal }) {
  const text = useTexts()
  const { ofRefusal } = useProblemText()
  const queries = useQueryClient()
  const { token, tokenEntered } = useAccess()
  return (
    <Card title={text('tokenNeeded')} style={{ maxWidth: 480, margin: '48px auto' }}>
      <Alert
        type={token === '' ? 'info' : 'error'}
        showIcon
        title={token === '' ? ofRefusal(refusal, '') : text('tokenWrong')}
        style={{ marginBottom: 16 }}
      />
      <Form<{ token: string }>
        layout="vertical"
        onFinish={(entered) => {
          tokenEntered(entered.token.trim())
          void queries.invalidateQueries()
        }}
      >
        <Form.Item name="token" label={text('token')} rules={[{ required: true, whitespace: true }]}>
          <Input.Password autoComplete="off" autoFocus />
        </Form.Item>
        <Button type="primary" htmlType="submit">
          {text('goOn')}
        </Button>
      </Form>
    </Card>
  )
}

/** Each comes when it is opened: what one needs, such as QR codes, the others do not wait for. */
const views: Readonly<Record<PageName, ComponentType>> = {
  class: lazy(async () => ({ default: (await import('./class/class-page.tsx')).ClassPage })),
  world: lazy(async () => ({ default: (await import('./world/world-page.tsx')).WorldPage })),
  requests: lazy(async () => ({ default: (await import('./requests/requests-page.tsx')).RequestsPage })),
  trouble: lazy(async () => ({ default: (await import('./trouble/trouble-page.tsx')).TroublePage })),
}
const Projector = lazy(async () => ({ default: (await import('./class/projector.tsx')).Projector }))

/** The whole page: header, navigation and what was chosen in it. */
function Panel() {
  const text = useTexts()
  const { page, worlds } = usePlace()
  const refusal = useAccess((state) => state.refusal)
  const title = text('title')
  useEffect(() => {
    document.title = title
  }, [title])
  if (refusal === undefined && page === 'projector') {
    return (
      <PageBoundary>
        <Suspense fallback={null}>
          <Projector worlds={worlds ?? '*'} />
        </Suspense>
      </PageBoundary>
    )
  }
  const View = page === 'projector' ? undefined : views[page]
  return (
    <Layout style={{ minHeight: '100vh', background: 'transparent' }}>
      <Header current={page} worlds={worlds} title={title} />
      <Layout.Content style={{ width: '100%', maxWidth: 1280, margin: '0 auto', padding: '20px 16px 48px' }}>
        <PageBoundary key={page}>
          <Suspense fallback={<Skeleton active />}>
            {refusal !== undefined ? <TokenForm refusal={refusal} /> : View && <View />}
          </Suspense>
        </PageBoundary>
      </Layout.Content>
    </Layout>
  )
}

interface HeaderProps {
  readonly current: string
  readonly worlds: string | undefined
  readonly title: string
}

function Header({ current, worlds, title }: HeaderProps) {
  const text = useTexts()
  const theme = useTheme()
  const isWide = Grid.useBreakpoint().md ?? true
  const { language, languageChosen, themeChosen } = useSettings()
  const other = theme === 'dark' ? 'light' : 'dark'
  return (
    <header style={{ borderBottom: '1px solid rgba(128, 128, 128, 0.25)', padding: '8px 16px' }}>
      <Flex
        align="center"
        justify="space-between"
        gap={isWide ? 12 : 4}
        wrap
        style={{ maxWidth: 1248, margin: '0 auto' }}
      >
        <Typography.Title level={1} style={{ fontSize: 20, margin: 0, whiteSpace: 'nowrap' }}>
          {title}
        </Typography.Title>
        <nav aria-label={title} style={isWide ? { flex: 1 } : { flex: '1 0 100%', order: 1 }}>
          <Menu
            mode="horizontal"
            disabledOverflow
            selectedKeys={[current]}
            style={{ background: 'transparent', borderBottom: 0 }}
            items={pages.map((page) => ({ key: page, label: text(page) }))}
            onClick={({ key }) => {
              const page = pages.find((one) => one === key)
              if (page) goTo({ page, worlds })
            }}
          />
        </nav>
        <Flex gap={8} align="center">
          <Select<Language>
            aria-label={text('language')}
            value={language}
            onChange={languageChosen}
            options={Object.entries(languageNames).map(([value, label]) => ({ value, label }))}
            style={{ width: 110 }}
          />
          <Button
            type="text"
            icon={theme === 'dark' ? <SunOutlined /> : <MoonOutlined />}
            aria-label={text(other)}
            onClick={() => themeChosen(other)}
          />
        </Flex>
      </Flex>
    </header>
  )
}

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')

const queries = new QueryClient({
  // Asking again does not change a refusal.
  defaultOptions: { queries: { retry: false, refetchOnWindowFocus: true } },
})

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queries}>
      <Appearance>
        <Panel />
      </Appearance>
    </QueryClientProvider>
  </StrictMode>,
)
