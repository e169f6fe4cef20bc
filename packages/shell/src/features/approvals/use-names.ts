import type { SystemMenu } from '@portal/protocol/entities/menu'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { findSystem } from '../../menu/menu-tree.ts'

/** Names of systems and of what is approved; a code without a name is shown as it is. */
export function useNames(systems: readonly SystemMenu[]) {
  const { t } = useTranslation('approvals')
  return useMemo(() => {
    const kinds: Readonly<Record<string, string>> = {
      salesOrder: t('kinds.salesOrder'),
      project: t('kinds.project'),
      contract: t('kinds.contract'),
    }
    return {
      systemName: (code: string) => findSystem(systems, code)?.systemName || code,
      kindName: (code: string) => kinds[code] ?? code,
    }
  }, [systems, t])
}

export type Names = ReturnType<typeof useNames>
