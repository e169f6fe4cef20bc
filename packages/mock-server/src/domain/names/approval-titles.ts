import type { Translations } from './translations.ts'

/** What the demo company approves, as it stands before the colon of a title, by its English name: in Spanish and in Japanese. */
export const approvalTitles: Translations = {
  'Sales order approval': ['Aprobación de pedido', '販売注文承認'],
  'Project review': ['Revisión de proyecto', '案件審査'],
  'Contract registration': ['Registro de contrato', '契約登録'],
}
