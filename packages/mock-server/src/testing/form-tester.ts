import type { ApplicationKind } from '@portal/protocol/applications/application-kinds'
import type { Application } from '@portal/protocol/calls/application'
import { companyDay } from '@portal/protocol/company-time'
import type { CallId } from '@portal/protocol/registry'
import { expect } from 'vitest'
import type { TestApp } from './test-app.ts'

/** What tests of forms do with a portal. */
export function formTester(portal: () => TestApp) {
  const certificates = new Map<string, string>()
  const certificateOf = async (userName: string) => {
    const certificate = certificates.get(userName) ?? (await portal().certificateOf(userName))
    certificates.set(userName, certificate)
    return certificate
  }
  const ask = async (userName: string, id: CallId, input: object) =>
    portal().call(id, input as Parameters<TestApp['call']>[1], await certificateOf(userName))
  const answer = async <Data>(userName: string, id: CallId, input: object) => {
    const { status, data, msg } = await ask(userName, id, input)
    expect([id, status, msg ?? '']).toEqual([id, 'S', expect.any(String)])
    return data as Data // as the call is defined
  }
  const day = (days: number) => companyDay(portal().world.now().getTime() + days * 86_400_000)
  let keys = 0
  const form = (kind: ApplicationKind, values: object) => ({
    body: { submissionKey: `form-of-test-${++keys}`, kind, values },
  })

  /** Records of the fixtures that a form can name. */
  async function records() {
    const { db } = portal().world
    const own = { distributor: { code: 'D1001' } } as const
    return {
      order: await db.salesOrder.findFirstOrThrow({
        where: { businessUnit: 'ceramic', status: 'producing' },
      }),
      project: await db.project.findFirstOrThrow({ where: { ...own, stage: 'bidding' } }),
      contract: await db.contract.findFirstOrThrow({ where: { ...own, status: 'effective' } }),
      retailOrder: await db.retailOrder.findFirstOrThrow({ where: { quantity: { gt: 5 } } }),
      store: await db.sampleOrder.findFirstOrThrow(),
      tile: await db.product.findUniqueOrThrow({ where: { code: 'T1001' } }),
    }
  }
  const collection = () => ({
    ...{ pickupDate: day(3), quantity: 2, plateNo: '粤E12345', driver: '老王', phone: '139' },
  })
  const listed = async (
    userName: string,
    { kind, applicationNo }: Pick<Application, 'kind' | 'applicationNo'>,
  ) =>
    (
      await answer<{ records: Application[] }>(userName, 'applicationPage', {
        query: { kind, applicationNo },
      })
    ).records.find((one) => one.applicationNo === applicationNo)
  return { ask, answer, day, form, records, collection, listed }
}

export type Records = Awaited<ReturnType<ReturnType<typeof formTester>['records']>>
