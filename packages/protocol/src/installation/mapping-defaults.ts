/** Where a refused answer has the server's message, beside its envelope. */
export const messageFields = ['msg', 'message'] as const

/** What counts where `config.json` says nothing. */
export const mappingDefaults = {
  noticeSystem: 'IMS',
  errorMessageFields: messageFields,
} as const

/** The system that the notices of an installation come from. */
export const systemOfNotices = (mappings: { readonly noticeSystem?: string } = {}): string =>
  mappings.noticeSystem ?? mappingDefaults.noticeSystem
