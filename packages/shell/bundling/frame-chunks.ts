import type { Rolldown } from 'vite'

type Chunking = Rolldown.CodeSplittingGroup

/**
 * The frame in few files, since each may cost a round trip: the entry calls, which start before the frame's code has
 * arrived, with the list of texts; the frame itself; what the widgets of the home page add; and the parts that the frame
 * renders after the page, with most of antd.
 */
export const frameChunks = [
  {
    name: 'entry-calls',
    test: /\/src\/(app\/entry-calls|lib\/i18n\/later-texts|session\/user-of)\.ts$/,
  },
  { name: 'frame', test: /\/src\/app\/signed-in\.tsx$/ },
  // Shared by the two below, so that neither fails to load because of the other.
  { name: 'menu-icons', test: /\/src\/menu\/menu-icon\.tsx$|\/icons\/ExportOutlined\.js$/ },
  { name: 'widgets', test: /\/src\/features\/dashboard\/widgets\/views\.ts$/ },
  { name: 'frame-deferred', test: /\/src\/frame\/deferred-parts\.ts$/ },
] as const satisfies readonly Chunking[]

/** Chunks that are requested with the page, and those that are requested once these have arrived. */
export const frameFiles = ['entry-calls', 'frame', 'menu-icons', 'widgets']
export const deferredFiles = ['frame-deferred']

/** Addresses of the scripts and styles of chunks; none in development, where nothing is bundled. */
export function filesOf(names: readonly string[], bundle: Rolldown.OutputBundle = {}): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  return names.flatMap((name) =>
    chunks
      .filter((chunk) => chunk.name === name)
      .flatMap(({ fileName, viteMetadata }) => [fileName, ...(viteMetadata?.importedCss ?? [])])
      .map((file) => `/${file}`),
  )
}
