import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { shellHeaders } from '../../packages/mock-server/src/pages/security-headers.ts'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** Its directives without the hosts, which each installation has of its own. */
const directivesOf = (policy = '') =>
  policy
    .split(';')
    .map((directive) => directive.trim().split(/\s+/))
    .map(([name, ...sources]) =>
      [name, ...sources.filter((source) => /^'|^(?:data|blob):$/.test(source))].join(' '),
    )

/** Those that name the hosts of sub-apps. */
const naming = (host: string, policy = '') =>
  policy
    .split(';')
    .flatMap((directive) => (directive.includes(host) ? (directive.trim().split(' ')[0] ?? []) : []))

const offline = shellHeaders(['https://apps.test'])['content-security-policy']
const documented = /```text\n(default-src[^`]*)```/.exec(read('docs/configuration.md'))?.[1]
const evaluating = /\$portal_eval \{\s+default "([^"]*)"/.exec(read('deploy/nginx/http.conf'))?.[1] ?? ''
const nginx = /Content-Security-Policy "([^"]*)"/
  .exec(read('deploy/nginx/headers.conf'))?.[1]
  ?.replace('$portal_eval', evaluating)

test.each([
  ['docs/configuration.md', documented, 'HOSTS'],
  ['deploy/nginx/headers.conf', nginx, '$portal_app_origins'],
])('%s has the content policy that pages are tried with here', (_file, policy, hosts) => {
  expect(directivesOf(policy)).toEqual(directivesOf(offline))
  expect(naming(hosts, policy)).toEqual(naming('https://apps.test', offline))
})
