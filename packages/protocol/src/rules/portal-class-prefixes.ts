/** Prefixes of the classes of the portal's components, icons and antd variables. */
export const portalClassPrefixes = ['ant-', 'anticon', 'css-var-'] as const
