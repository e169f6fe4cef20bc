/** Version of the portal with the built commit, as `0.1.0+9a45236701`; empty if the page has none. */
export const portalVersion = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name=portal-version]')?.content ?? ''
