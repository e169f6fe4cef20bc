import type { Rolldown } from 'vite'

type Chunking = Rolldown.CodeSplittingGroup

/**
 * The frame in few files, since each further one may cost a round trip: the calls that begin before its code is there,
 * with the list of texts; the frame with everything that it needs at once; what the widgets of the home page have beyond; and
 * what the frame draws after the page, with most of antd.
 */
export const frameChunks = [
  {
    name: 'entry-calls',
    test: /\/src\/(app\/entry-calls|lib\/i18n\/later-texts|session\/user-of)\.ts$/,
  },
  { name: 'frame', test: /\/src\/app\/signed-in\.tsx$/ },
  // Shared by the two below: cards that can't be had take no menus with them, nor the other way round.
  { name: 'menu-icons', test: /\/src\/menu\/menu-icon\.tsx$|\/icons\/ExportOutlined\.js$/ },
  { name: 'widgets', test: /\/src\/features\/dashboard\/widgets\/views\.ts$/ },
  { name: 'second-parts', test: /\/src\/frame\/second-parts\.ts$/ },
] as const satisfies readonly Chunking[]

/** Chunks that are asked for with the page, and those that wait until these have come. */
export const frameFiles = ['entry-calls', 'frame', 'menu-icons', 'widgets']
export const secondFiles = ['second-parts']

/** Addresses of chunks, scripts and styles. None while developing, where nothing is put together. */
export function filesOf(names: readonly string[], bundle: Rolldown.OutputBundle = {}): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  return names.flatMap((name) =>
    chunks
      .filter((chunk) => chunk.name === name)
      .flatMap(({ fileName, viteMetadata }) => [fileName, ...(viteMetadata?.importedCss ?? [])])
      .map((file) => `/${file}`),
  )
}
