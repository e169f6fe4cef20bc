import { useSettings } from '../settings.ts'

interface Named {
  readonly fullName: string
  readonly fullNameEn: string
}

/** The name of a person as the reader writes it. */
export function useNameOf() {
  const isChinese = useSettings((state) => state.language === 'zh')
  return ({ fullName, fullNameEn }: Named) => (isChinese ? fullName : fullNameEn || fullName)
}
