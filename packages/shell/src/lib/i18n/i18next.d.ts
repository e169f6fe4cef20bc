import type { Texts } from './namespaces.ts'

declare module 'i18next' {
  interface ResourceNamespaceMap extends Texts {}
}
