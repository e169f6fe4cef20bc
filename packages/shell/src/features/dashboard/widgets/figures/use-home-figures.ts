import { api } from '../../../../session/api.ts'
import { useWidgetQuery } from '../../card/use-widget-query.ts'

/** The figures of the user's own business; requested once, for all widgets that show them. */
export const useHomeFigures = () =>
  useWidgetQuery(['figures'], async (options) => (await api.homeFigures({ body: {} }, options)).data)
