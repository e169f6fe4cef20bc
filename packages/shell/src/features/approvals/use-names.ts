import type { ApprovalSubject } from '@portal/protocol/calls/approval'
import type { SystemMenu } from '@portal/protocol/entities/menu'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { findSystem } from '../../menu/menu-tree.ts'

/** Names of systems and of subjects; a code without a name is shown as it is. */
export function useNames(systems: readonly SystemMenu[]) {
  const { t } = useTranslation('approvals')
  return useMemo(() => {
    const kinds: Readonly<Record<ApprovalSubject, string>> = {
      salesOrder: t('kinds.salesOrder'),
      project: t('kinds.project'),
      contract: t('kinds.contract'),
      tileSample: t('kinds.tileSample'),
      orderChange: t('kinds.orderChange'),
      projectChange: t('kinds.projectChange'),
      projectExtension: t('kinds.projectExtension'),
      contractChange: t('kinds.contractChange'),
      contractRenewal: t('kinds.contractRenewal'),
      specialPrice: t('kinds.specialPrice'),
      payment: t('kinds.payment'),
      invoice: t('kinds.invoice'),
      deposit: t('kinds.deposit'),
      dealerApplication: t('kinds.dealerApplication'),
      renovation: t('kinds.renovation'),
      expenseClaim: t('kinds.expenseClaim'),
      retailReturn: t('kinds.retailReturn'),
    }
    const names = new Map<string, string>(Object.entries(kinds))
    return {
      systemName: (code: string) => findSystem(systems, code)?.systemName || code,
      kindName: (code: string) => names.get(code) ?? code,
    }
  }, [systems, t])
}

export type Names = ReturnType<typeof useNames>
