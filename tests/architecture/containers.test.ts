import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const folder = join(root, 'deploy/container')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const dockerfile = read('deploy/container/Dockerfile')

/** The instructions of each stage, without comments and with continued lines joined. */
const stages = dockerfile
  .replace(/^#.*\n/gm, '')
  .replace(/\\\n\s*/g, '')
  .split(/^(?=FROM )/m)
  .filter((stage) => stage.startsWith('FROM '))
  .map((stage) => stage.trim().split('\n').filter(Boolean))
const [, ...images] = stages

const argumentsOf = (stage: readonly string[], instruction: string) =>
  stage.filter((line) => line.startsWith(`${instruction} `)).map((line) => line.slice(instruction.length + 1))

test('each base image is a version, down to its last number', () => {
  const tags = stages.map(([from = '']) => /^FROM ([\w./-]+):(\S+) AS \w+$/.exec(from)?.[2])
  expect(tags).toHaveLength(3)
  for (const tag of tags) expect(tag).toMatch(/^\d+\.\d+\.\d+-/)
})

test.each(images.map((stage) => [stage[0]?.split(' AS ')[1], stage] as const))(
  'the image %s runs without root, says whether it is healthy, and runs its program directly',
  (_name, stage) => {
    expect(argumentsOf(stage, 'USER').at(-1)).toMatch(/^(?!root|0\b)\w+/)
    const afterUser = stage.slice(stage.findLastIndex((line) => line.startsWith('USER ')))
    expect(afterUser.some((line) => line.startsWith('RUN '))).toBe(false)
    expect(argumentsOf(stage, 'HEALTHCHECK')).toEqual([expect.stringMatching(/CMD \[".+"\]$/)])
    const programs = [...argumentsOf(stage, 'CMD'), ...argumentsOf(stage, 'ENTRYPOINT')]
    for (const program of programs) expect(JSON.parse(program)).toEqual(expect.any(Array))
    expect(programs).toHaveLength(1)
  },
)

test('nothing secret is built in, nothing is downloaded, and what is copied is there', () => {
  expect(dockerfile).not.toMatch(/(password|secret|token|cipherkey|api_?key)\s*=/i)
  expect(dockerfile).not.toMatch(/^(ADD|RUN .*(curl|wget|apt-get|apk)) /m)
  const copied = stages
    .flatMap((stage) => argumentsOf(stage, 'COPY'))
    .filter((line) => !line.startsWith('--from='))
    .flatMap((line) => line.split(' ').slice(0, -1))
  for (const path of copied) expect(existsSync(join(root, path)), path).toBe(true)
  expect(readdirSync(folder)).not.toContain('control-token')
  const ignored = read('deploy/container/Dockerfile.dockerignore').split('\n')
  expect(ignored).toEqual(
    expect.arrayContaining(['.git', '**/node_modules', '.env', 'deploy/container/control-token']),
  )
})

test('what the image changes in the configuration of nginx exists there', () => {
  const portal = read('deploy/nginx/portal.conf')
  const changes = [...dockerfile.matchAll(/-e 's#([^#]+)#/g)].map(([, from = '']) => from)
  expect(changes).toHaveLength(3)
  for (const from of changes) expect(portal).toContain(from)
  const whole = (path: string) =>
    [...read(path).matchAll(/include (\/etc\/portal\/\S+);/g)].map(([, file]) => file)
  // What is in front of a container decides which hosts lead to it.
  const others = whole('deploy/nginx/nginx.conf').filter((file) => file !== '/etc/portal/unknown-hosts.conf')
  expect(whole('deploy/container/nginx.conf')).toEqual(others)
})

test('the composed services have no more rights than they need', () => {
  const [, block = ''] = /^services:\n(.*?)^\S/ms.exec(read('deploy/container/compose.yaml')) ?? []
  const services = block.split(/^(?= {2}\w+:$)/m)
  expect(services).toHaveLength(2)
  for (const service of services) {
    for (const limit of ['read_only: true', 'cap_drop: [ALL]', "security_opt: ['no-new-privileges:true']"])
      expect(service).toContain(limit)
    expect(service).not.toMatch(/privileged: true|environment:|image:/)
  }
})
