/** Addresses of all calls as plain data, made by the protocol's Vite plugin. */
declare module 'virtual:portal-calls' {
  export { callMetadata } from '@portal/protocol/call-metadata'
  export { extensionIds } from '@portal/protocol/registry'
}

/** Those of the screens before the frame. */
declare module 'virtual:portal-entrance-calls' {
  export { entranceCallMetadata } from '@portal/protocol/call-metadata'
}
