import type { SpecifiedSubApp } from '@portal/protocol/systems'
import type { ComponentType, ReactNode } from 'react'
import { Navigate, Route, Routes } from 'react-router-dom'
import { BalancePage } from './accounts/balance-page.tsx'
import { FreezePage } from './accounts/freeze-page.tsx'
import { ApprovalsPage } from './approvals/approvals-page.tsx'
import { MenuPage, WaitingApproval } from './approvals/menu-page.tsx'
import { ApplicationContent, RecordApproval } from './approvals/record-approval.tsx'
import { DesignPage } from './designs/design-page.tsx'
import { FormPage } from './forms/form-page.tsx'
import { applicationPages, formBelow, formPages } from './forms/pages.ts'
import { HomePage } from './home/home-page.tsx'
import { pagePaths } from './i18n/page-names.ts'
import { useIdentity } from './identity.ts'
import { ImportPage } from './imports/import-page.tsx'
import type { ListDefinition, Row } from './lists/list-definition.ts'
import { ListPage } from './lists/list-page.tsx'
import { listPages, recordLists } from './lists/pages.ts'
import { RecordPage } from './lists/record-page.tsx'
import { OrderBeside, OrderDetailPage } from './orders/order-detail-page.tsx'
import { OrderFormPage } from './orders/order-form-page.tsx'
import { GeneratedPage, generatedPages, InfoPage, NotFoundPage } from './page/info-page.tsx'
import { CataloguePage } from './products/catalogue-page.tsx'
import { SampleProducts } from './products/sample-products.tsx'
import { QuestionnairePage, questionnairePattern } from './questionnaires/questionnaire-page.tsx'
import { recordPattern } from './records/record-places.ts'
import { TargetsPage } from './targets/targets-page.tsx'

/** Start page of every sub-app. */
const home = '/home'

/** Pages that are neither list nor form. */
const otherPages = (identity: SpecifiedSubApp): Readonly<Record<string, ReactNode>> => ({
  [home]: <HomePage path={home} />,
  '/approvals': <ApprovalsPage path="/approvals" />,
  ...(identity === 'oms' ? omsPages : {}),
  ...(identity === 'dp' ? { '/designs': <DesignPage path="/designs" /> } : {}),
  ...(identity === 'czdp' ? { '/targets': <TargetsPage path="/targets" /> } : {}),
})

const omsPages: Readonly<Record<string, ReactNode>> = {
  '/balance': <BalancePage />,
  '/products': <CataloguePage path="/products" />,
  '/account-freeze': <FreezePage />,
  '/orders/ceramic/new': <OrderFormPage key="ceramic" businessUnit="ceramic" />,
  '/orders/ceramic/import': <ImportPage key="ceramic" businessUnit="ceramic" />,
  '/orders/bathroom/new': <OrderFormPage key="bathroom" businessUnit="bathroom" />,
  '/orders/bathroom/import': <ImportPage key="bathroom" businessUnit="bathroom" />,
}

/** What is shown of single records that is more than the fields of their list. */
interface RecordView {
  /** In place of them, on their own page. */
  readonly Page?: ComponentType
  /** In place of them, beside the list. */
  readonly Beside?: ComponentType<{ readonly number: string }>
  /** Besides them, on their own page. */
  readonly More?: ComponentType<{ readonly record: Row }>
}

const order: RecordView = { Page: OrderDetailPage, Beside: OrderBeside }
const approved: RecordView = { More: RecordApproval }
const sampled: RecordView = { More: SampleProducts }

/** By the list. */
const recordViews: Readonly<Record<SpecifiedSubApp, Readonly<Record<string, RecordView>>>> = {
  oms: {
    ...{ '/orders/all': order, '/orders/ceramic': order, '/orders/bathroom': order, '/statements': order },
    '/bathroom/samples': sampled,
  },
  ltc: {
    ...{ '/projects': approved, '/projects/review': approved, '/bathroom/projects': approved },
    ...{ '/contracts': approved, '/contracts/waiting': approved, '/bathroom/contracts': approved },
  },
  czdp: { '/stores': sampled, '/samples': sampled, '/samples/requests': sampled },
  dp: {},
}

/** The content of a menu item: a list, a form, or a placeholder. */
function pageAt(identity: SpecifiedSubApp, path: string): ReactNode {
  const list = listPages[identity][path]
  if (list) {
    const { Beside } = recordViews[identity][path] ?? {}
    return <ListPage key={path} path={path} definition={list} Beside={Beside} />
  }
  const form = formPages[identity][path]
  if (form) return <FormPage key={path} path={path} {...form} />
  return otherPages(identity)[path] ?? <InfoPage path={path} />
}

/** The page of a single record of a list. */
function recordAt(identity: SpecifiedSubApp, path: string, definition: ListDefinition): ReactNode {
  const { Page, More } = recordViews[identity][path] ?? {}
  if (Page) return <Page key={path} />
  const Content = path in applicationPages[identity] ? ApplicationContent : undefined
  return <RecordPage definition={definition} More={More} Content={Content} />
}

/** The pages of one identity. */
export function AppRoutes() {
  const identity = useIdentity()
  return (
    <Routes>
      <Route path="/" element={<Navigate to={home} replace />} />
      {pagePaths(identity).map((path) => (
        <Route
          key={path}
          path={path}
          element={<MenuPage lists={recordLists(identity, path)}>{pageAt(identity, path)}</MenuPage>}
        />
      ))}
      {Object.entries(listPages[identity])
        .filter(([, { hasDetail }]) => hasDetail)
        .map(([path, definition]) => (
          <Route
            key={path}
            path={recordPattern(path)}
            element={
              <WaitingApproval key={path} list={path}>
                {recordAt(identity, path, definition)}
              </WaitingApproval>
            }
          />
        ))}
      {Object.entries(applicationPages[identity]).map(([list, kind]) => (
        <Route
          key={list}
          path={formBelow(list)}
          element={<FormPage key={list} path={formBelow(list)} kind={kind} list={list} />}
        />
      ))}
      <Route path={questionnairePattern} element={<QuestionnairePage />} />
      <Route
        path={generatedPages}
        element={
          <MenuPage>
            <GeneratedPage />
          </MenuPage>
        }
      />
      <Route path="*" element={<NotFoundPage home={home} />} />
    </Routes>
  )
}
