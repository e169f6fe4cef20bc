/** What counts where `config.json` says nothing. */
export const mappingDefaults = {
  noticeSystem: 'IMS',
  errorMessageFields: ['msg', 'message'],
} as const

/** The system that the notices of an installation come from. */
export const systemOfNotices = (mappings: { readonly noticeSystem?: string } = {}): string =>
  mappings.noticeSystem ?? mappingDefaults.noticeSystem
