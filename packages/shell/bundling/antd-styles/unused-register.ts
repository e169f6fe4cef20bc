// What antd's components take of the library that writes styles; with `zeroRuntime` they never come to writing any.
// biome-ignore lint/performance/noBarrelFile: it stands for that package, of which it leaves one thing out.
export { token2CSSVar, useCSSVarRegister } from '@ant-design/cssinjs'
export const useStyleRegister = (): never => {
  throw new Error('Styles of antd come as files')
}
