/** How pages to read through are set: wider than a card, with code in it. */
export const documentStyle = `
body { display: block }
main { width: min(1080px, 100%); margin: 0 auto }
h2 { margin: 40px 0 8px; font-size: 20px }
h3 { margin: 32px 0 4px; font-size: 16px }
a { color: var(--accent) }
code { font: 13px/1.5 ui-monospace, Consolas, monospace }
h3 code { font-size: 16px; font-weight: 600 }
.calls { display: flex; flex-wrap: wrap; gap: 4px 12px }
@media (max-width: 640px) {
  body { padding: 0 }
  main { padding: 24px 16px; border-radius: 0; border-width: 4px 0 0 }
}
`
