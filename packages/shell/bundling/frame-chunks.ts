import type { Rolldown } from 'vite'

type Chunking = Rolldown.CodeSplittingGroup

/**
 * The frame in few files, since each further one may cost a round trip: the calls that begin before its code is there,
 * with the list of texts and what the screens before the frame need of them; the frame with everything that it needs at once; what the widgets of the home page have beyond.
 */
export const frameChunks = [
  {
    name: 'entry-calls',
    test: /\/src\/(app\/entry-calls|i18n\/later-texts|session\/adopt-certificate)\.ts$/,
  },
  { name: 'frame', test: /\/src\/app\/signed-in\.tsx$/ },
  { name: 'widgets', test: /\/src\/features\/dashboard\/widgets\/views\.ts$/ },
] as const satisfies readonly Chunking[]

const names: readonly string[] = frameChunks.map(({ name }) => name)

/** Addresses of these files, scripts and styles. None while developing, where nothing is put together. */
export function filesOfFrame(bundle: Rolldown.OutputBundle = {}): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  return names.flatMap((name) =>
    chunks
      .filter((chunk) => chunk.name === name)
      .flatMap(({ fileName, viteMetadata }) => [fileName, ...(viteMetadata?.importedCss ?? [])])
      .map((file) => `/${file}`),
  )
}
