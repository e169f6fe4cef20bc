import type { SpecifiedSubApp } from '@portal/protocol/systems'
import type { ComponentType, ReactNode } from 'react'
import { Navigate, Route, Routes } from 'react-router-dom'
import { BalancePage } from './accounts/balance-page.tsx'
import { FreezePage } from './accounts/freeze-page.tsx'
import { ApplicationContent } from './approvals/application-content.tsx'
import { ApprovalsPage } from './approvals/approvals-page.tsx'
import { MenuPage } from './approvals/menu-page.tsx'
import { RecordApproval } from './approvals/record-approval.tsx'
import { WaitingApproval } from './approvals/waiting-approval.tsx'
import { DesignPage } from './designs/design-page.tsx'
import { FormPage } from './forms/form-page.tsx'
import { applicationPages, formBelow, formPages } from './forms/pages.ts'
import { HomePage } from './home/home-page.tsx'
import { pagePaths } from './i18n/page-names.ts'
import { ImportPage } from './imports/import-page.tsx'
import type { Row } from './lists/list-definition.ts'
import { ListPage } from './lists/list-page.tsx'
import { listPages, recordLists } from './lists/pages.ts'
import { RecordPage } from './lists/record-page.tsx'
import { OrderBeside } from './orders/order-beside.tsx'
import { OrderDetailPage } from './orders/order-detail-page.tsx'
import { OrderFormPage } from './orders/order-form-page.tsx'
import { GeneratedPage, generatedPages, InfoPage } from './page/info-page.tsx'
import { NotFoundPage } from './page/not-found-page.tsx'
import { CataloguePage } from './products/catalogue-page.tsx'
import { SampleProducts } from './products/sample-products.tsx'
import { QuestionnairePage, questionnairePattern } from './questionnaires/questionnaire-page.tsx'
import { recordPattern } from './records/record-path.ts'
import { TargetsPage } from './targets/targets-page.tsx'

/** Start page of every sub-app. */
const home = '/home'

/** Pages that are neither list nor form. */
const otherPages = (identity: SpecifiedSubApp): Readonly<Record<string, ReactNode>> => ({
  [home]: <HomePage identity={identity} path={home} />,
  '/approvals': <ApprovalsPage identity={identity} path="/approvals" />,
  ...(identity === 'oms' ? omsPages : {}),
  ...(identity === 'dp' ? { '/designs': <DesignPage path="/designs" /> } : {}),
  ...(identity === 'czdp' ? { '/targets': <TargetsPage path="/targets" /> } : {}),
})

const omsPages: Readonly<Record<string, ReactNode>> = {
  '/balance': <BalancePage />,
  '/products': <CataloguePage path="/products" />,
  '/account-freeze': <FreezePage />,
  '/orders/ceramic/new': (
    <OrderFormPage key="ceramic" path="/orders/ceramic/new" list="/orders/ceramic" businessUnit="ceramic" />
  ),
  '/orders/ceramic/import': (
    <ImportPage key="ceramic" path="/orders/ceramic/import" list="/orders/ceramic" businessUnit="ceramic" />
  ),
  '/orders/bathroom/import': (
    <ImportPage
      key="bathroom"
      path="/orders/bathroom/import"
      list="/orders/bathroom"
      businessUnit="bathroom"
    />
  ),
  '/orders/bathroom/new': (
    <OrderFormPage
      key="bathroom"
      path="/orders/bathroom/new"
      list="/orders/bathroom"
      businessUnit="bathroom"
    />
  ),
}

/** The pages of single records that show more than the fields of their list, by the list. */
const detailPages: Readonly<Partial<Record<SpecifiedSubApp, Readonly<Record<string, ReactNode>>>>> = {
  oms: {
    '/orders/all': <OrderDetailPage key="all" />,
    '/orders/ceramic': <OrderDetailPage key="ceramic" />,
    '/orders/bathroom': <OrderDetailPage key="bathroom" />,
    '/statements': <OrderDetailPage key="statements" />,
  },
}

/** What the pages of single records show beside fields and related lists. */
const morePages: Readonly<
  Partial<Record<SpecifiedSubApp, Readonly<Record<string, ComponentType<{ readonly record: Row }>>>>>
> = {
  oms: { '/bathroom/samples': SampleProducts },
  ltc: {
    ...{ '/projects': RecordApproval, '/projects/review': RecordApproval },
    ...{ '/contracts': RecordApproval, '/contracts/waiting': RecordApproval },
    ...{ '/bathroom/projects': RecordApproval, '/bathroom/contracts': RecordApproval },
  },
  czdp: { '/stores': SampleProducts, '/samples': SampleProducts, '/samples/requests': SampleProducts },
}

/** What lists show of a record beside them, where that is more than the fields of the list. */
const besidePages: Readonly<
  Partial<Record<SpecifiedSubApp, Readonly<Record<string, ComponentType<{ readonly number: string }>>>>>
> = {
  oms: {
    '/orders/all': OrderBeside,
    '/orders/ceramic': OrderBeside,
    '/orders/bathroom': OrderBeside,
    '/statements': OrderBeside,
  },
}

/** The content of a menu item: a list, a form, or a placeholder. */
function pageAt(identity: SpecifiedSubApp, path: string): ReactNode {
  const list = listPages[identity][path]
  if (list) {
    const beside = besidePages[identity]?.[path]
    return <ListPage key={path} identity={identity} path={path} definition={list} Beside={beside} />
  }
  const form = formPages[identity][path]
  if (form) return <FormPage key={path} identity={identity} path={path} {...form} />
  return otherPages(identity)[path] ?? <InfoPage identity={identity} path={path} />
}

/** The pages of one identity. */
export function AppRoutes({ identity }: { readonly identity: SpecifiedSubApp }) {
  return (
    <Routes>
      <Route path="/" element={<Navigate to={home} replace />} />
      {pagePaths(identity).map((path) => (
        <Route
          key={path}
          path={path}
          element={
            <MenuPage identity={identity} lists={recordLists(identity, path)}>
              {pageAt(identity, path)}
            </MenuPage>
          }
        />
      ))}
      {Object.entries(listPages[identity])
        .filter(([, { hasDetail }]) => hasDetail)
        .map(([path, definition]) => (
          <Route
            key={path}
            path={recordPattern(path)}
            element={
              <WaitingApproval key={path} identity={identity} list={path}>
                {detailPages[identity]?.[path] ?? (
                  <RecordPage
                    identity={identity}
                    definition={definition}
                    More={morePages[identity]?.[path]}
                    Content={path in applicationPages[identity] ? ApplicationContent : undefined}
                  />
                )}
              </WaitingApproval>
            }
          />
        ))}
      {Object.entries(applicationPages[identity]).map(([list, kind]) => (
        <Route
          key={list}
          path={formBelow(list)}
          element={<FormPage key={list} identity={identity} path={formBelow(list)} kind={kind} list={list} />}
        />
      ))}
      <Route path={questionnairePattern} element={<QuestionnairePage />} />
      <Route
        path={generatedPages}
        element={
          <MenuPage identity={identity}>
            <GeneratedPage identity={identity} />
          </MenuPage>
        }
      />
      <Route path="*" element={<NotFoundPage home={home} />} />
    </Routes>
  )
}
