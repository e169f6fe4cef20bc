import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parse } from 'yaml'
import { manifestOf, type TemplateName, templates } from './template.ts'

/** Writes the files of a template into an empty folder, with the name in its places. */
export async function copyTemplate(
  checkoutRoot: string,
  { name, template, folder }: { name: string; template: TemplateName; folder: string },
): Promise<void> {
  const fill = (text: string) =>
    text.replaceAll('__NAME__', name).replaceAll('__ENTRY__', templates[template].entry)
  for (const part of ['common', template]) {
    const source = join(checkoutRoot, 'packages/cli/templates', part)
    const files = await readdir(source, { recursive: true, withFileTypes: true })
    for (const file of files.filter((one) => one.isFile())) {
      const path = join(file.parentPath, file.name)
      // A file of that name would change what this checkout ignores.
      const target = join(folder, path.slice(source.length)).replace(/gitignore$/, '.gitignore')
      await mkdir(dirname(target), { recursive: true })
      await writeFile(target, fill(await readFile(path, 'utf8')))
    }
  }
  // Our own file; what it holds is checked where a version is missing.
  const { catalog } = parse(await readFile(join(checkoutRoot, 'pnpm-workspace.yaml'), 'utf8')) as {
    catalog: Record<string, string>
  }
  const manifest = manifestOf(name, template, catalog)
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
}
