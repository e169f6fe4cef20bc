// What antd needs of cssinjs in the page: variables, but not the code that computes and inserts styles (7 KB).
// biome-ignore lint/performance/noBarrelFile: it replaces that package, leaving one export out.
export { token2CSSVar, useCSSVarRegister } from '@ant-design/cssinjs'
export const useStyleRegister = (): never => {
  throw new Error('Styles of antd are static files')
}
