/** The schema of the configuration as plain data, made by the protocol's Vite plugin. */
declare module 'virtual:portal-config-rules' {
  export { configRules } from '@portal/protocol/installation/config-rules'
}

declare module 'virtual:portal-rare-config-rules' {
  export { rareConfigRules } from '@portal/protocol/installation/config-rules'
}
