const style = `
html { color-scheme: light }
html.dark-mode { color-scheme: dark; background: #1c2022 }
body { margin: 0 }
.swagger-ui .info { margin: 32px 0 }
.swagger-ui .info .main .link { display: none }
.swagger-ui .opblock .opblock-summary-path { overflow-wrap: anywhere }
.swagger-ui .response-col_links { display: none }
@media (max-width: 640px) {
  .swagger-ui .wrapper, .swagger-ui .scheme-container .schemes { padding: 0 12px }
  .swagger-ui .opblock .opblock-summary { flex-wrap: wrap }
  .swagger-ui .opblock .opblock-summary-path { max-width: none }
  .swagger-ui .filter .operation-filter-input { width: 100%; max-width: none; margin-right: 0 }
  .swagger-ui .opblock .opblock-summary-operation-id { flex-basis: 100%; padding: 0 10px; text-align: left }
  .swagger-ui .responses-table tr, .swagger-ui .responses-table td { display: block; width: auto }
  .swagger-ui .responses-table .responses-header, .swagger-ui .responses-table .response-col_links { display: none }
  #docs { overflow-x: clip }
}
`

/** Shows the contract with Swagger UI; its script is a separate file, so that no inline script is needed. */
export const docsPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Portal backend · calls</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/docs/swagger-ui.css">
<style>${style}</style>
</head>
<body>
<main id="docs"><noscript>This page needs JavaScript; the document itself is at <a href="/openapi.json">/openapi.json</a>.</noscript></main>
<script src="/docs/swagger-ui-bundle.js"></script>
<script src="/docs/start.js"></script>
</body>
</html>
`

export const docsScript = `const dark = matchMedia('(prefers-color-scheme: dark)')
const follow = () => document.documentElement.classList.toggle('dark-mode', dark.matches)
follow()
dark.addEventListener('change', follow)
SwaggerUIBundle({
  url: '/openapi.json',
  dom_id: '#docs',
  deepLinking: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: -1,
  displayOperationId: true,
  displayRequestDuration: true,
  filter: true,
  showExtensions: true,
  validatorUrl: null,
})
`
