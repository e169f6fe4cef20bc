import { describe, expect, it } from 'vitest'
import { classicPage, entryScript } from './vite-dev.ts'

describe('the page of a dev server', () => {
  it('runs one classic entry script in place of its modules, whose order is kept', () => {
    const { html, modules } = classicPage(
      '<head><script type="module" src="/@vite/client"></script>\n<script type="module">import "/@react-refresh"</script></head>' +
        '<body><div id="root"></div><script type=module src=/src/main.tsx></script></body>',
    )
    expect(html).toBe(
      '<head></head><body><div id="root"></div><script defer entry src="/@portal/entry.js"></script></body>',
    )
    expect(modules).toEqual([
      { src: '/@vite/client' },
      { code: 'import "/@react-refresh"' },
      { src: '/src/main.tsx' },
    ])
  })

  it.each([
    ['keeps classic scripts', '<script src="/a.js"></script>', '<script src="/a.js"></script>'],
    ['needs no body', '<p>', '<p>'],
  ])('%s', (_case, page, start) => {
    expect(classicPage(page).html).toBe(`${start}<script defer entry src="/@portal/entry.js"></script>`)
  })
})

it('the entry script lets no address end it', () => {
  const script = entryScript('http://localhost:7101', ['/src/"+alert(1)+".js'])
  expect(script).toContain(String.raw`["/src/\"+alert(1)+\".js"]`)
})
