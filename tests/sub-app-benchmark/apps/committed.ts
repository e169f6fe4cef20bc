/** What the page around, or the page above it, wants to hear: React has put the page's elements in place. */
export interface Audience {
  committed(root: Element): void
}

declare global {
  interface Window {
    audience?: Audience
  }
}

export function announceCommit(root: Element | null): void {
  const audience = window.audience ?? window.parent.audience
  if (root) audience?.committed(root)
}
