import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { companyDay } from '@portal/protocol/company-time'
import { readCompanyFiles } from '../company/company-files.ts'
import { companyDirOf, demoCompany } from '../paths.ts'
import { copyTemplate, templateFile } from '../templates/template.ts'
import { makeFolder } from '../worlds/world-files.ts'

/** Shared by all runs of one checkout; a folder for each day that tests name, and one for today's. */
const shared = fileURLToPath(new URL('../../node_modules/.cache/test-templates', import.meta.url))

/** A new data folder below the system's for temporary files, with the template that the demo company's worlds are copied from. */
export async function dataFolder(name: string, now?: number): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), `portal-${name}-`))
  await addTemplate(dataDir, now)
  return dataDir
}

/** Adds that template to a data folder: to build it takes seconds. */
export async function addTemplate(dataDir: string, now?: number): Promise<void> {
  const time = new Date(now ?? Date.now())
  const companyDir = companyDirOf(demoCompany)
  const day = companyDay(time)
  const templatesDir = join(shared, day === companyDay(Date.now()) ? 'today' : day)
  const own = join(dataDir, 'templates')
  await makeFolder(own)
  const file = await templateFile(own, await readCompanyFiles(companyDir), time)
  await copyTemplate({ templatesDir, companyDir, onProgress: () => {} }, file, time)
}
