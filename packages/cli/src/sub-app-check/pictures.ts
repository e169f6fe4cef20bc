import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Comparison } from './compared-runs.ts'
import type { Difference } from './comparison.ts'
import { type Finding, type Host, ok, problem } from './finding.ts'

/** Differences that are told of one comparison; those that follow often have the same cause. */
const mostTold = 3

/** Makes findings of comparisons, with pictures of what differs in a folder. */
export async function told(
  comparisons: readonly Comparison[],
  host: Host,
  folder: string | undefined,
): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const { about, found, wrong, right, remedy = '' } of comparisons) {
    if (found.length === 0) {
      findings.push({ ...ok(about, right), host })
      continue
    }
    const shown = found.slice(0, mostTold)
    const sentence = shown.map(({ when, remark }) => `${when}, ${remark}`).join('. Then, ')
    const pictures = await written(shown, `${host}-${about.replaceAll(/\W+/g, '-')}`, folder)
    findings.push({ ...problem(about, `${wrong}: ${sentence}. ${remedy}`.trim()), host, pictures })
  }
  return findings
}

async function written(found: readonly Difference[], name: string, folder?: string): Promise<string[]> {
  const place = resolve(folder ?? (await mkdtemp(join(tmpdir(), 'portal-check-'))))
  await mkdir(place, { recursive: true })
  const files: string[] = []
  for (const [index, { pictures }] of found.entries()) {
    for (const [side, picture] of Object.entries({ expected: pictures[0], found: pictures[1] })) {
      if (!picture) continue
      const file = join(place, `${name}-${index + 1}-${side}.jpg`)
      await writeFile(file, picture)
      files.push(file)
    }
  }
  return files
}
