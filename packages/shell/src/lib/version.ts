/** Version of the portal with the commit that was built, as `0.1.0+9a45236701`; empty where the page says none. */
export const portalVersion = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name=portal-version]')?.content ?? ''
