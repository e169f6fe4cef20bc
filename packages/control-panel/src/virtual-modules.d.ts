/** Addresses and encodings as plain data, without the schemas (`call-metadata-plugin.ts` of protocol). */
declare module 'virtual:portal-control-calls' {
  export const controlMetadata: import('@portal/protocol/control/control-client-of').ControlMetadata
  export const callMetadata: typeof import('@portal/protocol/call-metadata').callMetadata
}
