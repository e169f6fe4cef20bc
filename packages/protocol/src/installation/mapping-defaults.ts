/** What counts where `config.json` says nothing. */
export const mappingDefaults = {
  noticeSystem: 'IMS',
  errorMessageFields: ['msg', 'message'],
} as const
