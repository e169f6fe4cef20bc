const origin = (address: string): string | undefined =>
  URL.canParse(address, document.baseURI) ? new URL(address, document.baseURI).origin : undefined

/** The event may come a moment after the request has failed. */
const afterEvents = () => new Promise((resolve) => setTimeout(resolve, 50))

/**
 * Watches whether the page's own content policy refuses requests to the origin of an address: to scripts, that looks
 * like a server that does not answer.
 * @param directive what of the policy decides, e.g. `connect-src`
 */
export function watchRefusals(address: string, directive: string) {
  let isRefused = false
  const noteRefusal = ({ disposition, effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
    if (disposition === 'report' || !effectiveDirective.startsWith(directive)) return
    if (origin(blockedURI) === origin(address)) isRefused = true
  }
  document.addEventListener('securitypolicyviolation', noteRefusal)
  return {
    /** To be asked once a request has failed. */
    async isRefused(): Promise<boolean> {
      if (!isRefused) await afterEvents()
      return isRefused
    },
    end: () => document.removeEventListener('securitypolicyviolation', noteRefusal),
  }
}
