import type { SystemMenu } from '@portal/protocol/entities/menu'
import { useEffect, useMemo, useState } from 'react'
import type { ReadCharacter } from './match-pinyin.ts'
import { menuEntries } from './menu-entries.ts'
import { buildIndex, type SearchIndex } from './search-index.ts'

/** The menus made ready for searching, once for each set of menus; pinyin joins in when its dictionary is there. */
export function useMenuIndex(systems: readonly SystemMenu[], pinyin: boolean): SearchIndex {
  const [read, setRead] = useState<ReadCharacter>()
  useEffect(() => {
    if (!pinyin) return
    import('./pinyin-dictionary.ts').then(
      ({ readCharacter }) => setRead(() => readCharacter),
      // Names, codes and paths are found without it; the next opening tries again.
      () => undefined,
    )
  }, [pinyin])
  return useMemo(() => buildIndex(menuEntries(systems), pinyin ? read : undefined), [systems, pinyin, read])
}
