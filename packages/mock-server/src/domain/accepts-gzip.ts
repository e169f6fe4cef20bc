/** Whether the caller reads gzip, by its Accept-Encoding header. */
export const acceptsGzip = (accepted: string | string[] | undefined): boolean =>
  /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|\s|$))/.test(String(accepted ?? ''))
