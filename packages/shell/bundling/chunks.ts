import type { Plugin, Rolldown } from 'vite'

type Modules = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>
type ChunkGroup = Rolldown.CodeSplittingGroup

/**
 * The exports with whose modules a chunk begins. Named by export, so that moving files changes nothing here; the build
 * fails when one is missing.
 */
export const chunkExports = {
  /** What renders the first screens. */
  start: ['start'],
  /**
   * What the entry calls need of the first screens, in a chunk of its own, so that they start before the screens' code
   * has arrived.
   */
  session: ['beginEntryCalls'],
  /** The calls that start before the frame's code has arrived, with the list of texts and the messages for failures. */
  'entry-calls': ['beginEntryCalls', 'laterFiles', 'UnreachablePage'],
  /**
   * Computes the tones of a theme colour; a chunk of its own, since sign-in pages with a custom colour need it, too.
   */
  tones: ['applyInstallationLook'],
  /** The frame with everything it needs at once. */
  frame: ['SignedIn'],
  /** Shared by the two below: if one of them fails to load, the other must still work. */
  'menu-icons': ['MenuIcon', 'useLazyPanel', 'approvalsKey'],
  /** What the widgets of the home page need beyond the frame. */
  widgets: ['views'],
  /** What the frame renders after the page, with most of antd. */
  'frame-deferred': ['deferredParts'],
} as const satisfies Record<string, readonly string[]>

type ChunkName = keyof typeof chunkExports

/** Chunks that are requested with the page, and those that are requested once these have arrived. */
export const frameFiles: readonly ChunkName[] = ['entry-calls', 'tones', 'frame', 'menu-icons', 'widgets']
export const deferredFiles: readonly ChunkName[] = ['frame-deferred']

const isOwn = (id: string) => /\.tsx?$/.test(id) && !id.includes('/node_modules/')

const exportsAny = (id: string, names: readonly string[], modules: Modules): boolean =>
  isOwn(id) && (modules.getModuleInfo(id)?.exports.some((name) => names.includes(name)) ?? false)

/** One chunk for the modules with these exports and everything they import that no earlier group has taken. */
const frameChunk = (chunk: ChunkName, library?: RegExp): ChunkGroup => ({
  name: (id, modules) => (exportsAny(id, chunkExports[chunk], modules) || library?.test(id) ? chunk : null),
  debugName: chunk,
  includeDependenciesRecursively: true,
})

/** Every module that these import statically, themselves included. */
function neededBy(roots: readonly string[], modules: Modules): ReadonlySet<string> {
  const needed = new Set(roots)
  // Iterating over a set includes what is added on the way.
  for (const id of needed) {
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) needed.add(imported)
  }
  return needed
}

/**
 * When texts are needed, rare pages apart: on the first screens, between them and the frame, with the frame, in the
 * settings drawer.
 */
const textGroups: Readonly<Record<string, string>> = {
  login: 'start',
  errors: 'start',
  'sign-on': 'auth',
  verification: 'auth',
  'reset-password': 'auth',
  password: 'auth',
  frame: 'portal',
  'sub-apps': 'portal',
  home: 'portal',
  jump: 'portal',
  session: 'portal',
  tools: 'portal',
  config: 'config',
  settings: 'settings',
  'error-log': 'error-log',
  debug: 'debug',
  health: 'health',
  training: 'training',
  'menu-search': 'menu-search',
}

/** A file of texts, of a feature or not: its language and its namespace. */
export const localeFile = /\/shell\/src\/.*\/locales\/(\w+)\/([\w-]+)\.json$/

/** A few files of texts in each language, instead of one for each namespace. */
function textsChunk(moduleId: string): string | null {
  const [, language, namespace] = localeFile.exec(moduleId) ?? []
  return language && namespace ? `texts-${textGroups[namespace] ?? 'pages'}-${language}` : null
}

/** Chunks by the moment they are needed: on a slow connection each further file may cost a round trip. */
export function chunks() {
  /** Filled once all modules are known. */
  const first: Record<'index' | 'start' | 'session', ReadonlySet<string>> = {
    index: new Set(),
    start: new Set(),
    session: new Set(),
  }
  const plugin: Plugin = {
    name: 'chunks',
    apply: 'build',
    buildEnd(error) {
      if (error) return
      const modules = { getModuleInfo: (id: string) => this.getModuleInfo(id) }
      const ids = [...this.getModuleIds()]
      const withExport = (name: string) => ids.filter((id) => exportsAny(id, [name], modules))
      for (const name of Object.values(chunkExports).flat()) {
        if (withExport(name).length !== 1)
          this.error(`bundling/chunks.ts: not exactly one module exports ${name}`)
      }
      const entries = ids.filter((id) => this.getModuleInfo(id)?.isEntry)
      first.index = neededBy(entries, modules)
      first.start = neededBy(chunkExports.start.flatMap(withExport), modules)
      first.session = neededBy(chunkExports.session.flatMap(withExport), modules)
    },
  }
  const firstChunk = (id: string): string | null => {
    if (first.index.has(id) || /^\0(rolldown|vite)\//.test(id)) return 'index'
    if (!first.start.has(id)) return null
    return first.session.has(id) ? 'session' : 'start'
  }
  const groups: ChunkGroup[] = [
    { name: 'react', test: /node_modules\/(react-dom|scheduler)\// },
    // Parts of antd for few screens that would otherwise end up in the frame's chunks: dialogs import a form context
    // (14 KB), buttons a function next to the colour picker (4 KB).
    { name: 'forms', test: /@rc-component\/(form\/es\/(?!FormContext)|async-validator\/)/ },
    {
      name: 'color-picker',
      test: /@rc-component\/color-picker\/es\/(?!(color|util|interface|components\/ColorBlock)\.js)/,
    },
    { name: textsChunk, debugName: 'texts' },
    { name: firstChunk, debugName: 'start' },
    frameChunk('entry-calls'),
    frameChunk('tones'),
    frameChunk('frame'),
    frameChunk('menu-icons', /\/icons\/ExportOutlined\.js$/),
    frameChunk('widgets'),
    frameChunk('frame-deferred'),
  ]
  return { plugin, groups }
}

/** Chunks with readable file names, by an export; tests look for them. */
const namedByExport: Readonly<Record<string, string>> = {
  SettingsDrawer: 'settings-drawer',
  ChangePasswordForm: 'change-password-form',
  QuickJumpPanel: 'quick-jump-panel',
  readCharacter: 'pinyin-dictionary',
}

/** Chunks that have arrived before any other is requested. */
const beforeAll: ReadonlySet<string> = new Set(['rolldown-runtime', 'index', 'session'])

/**
 * Short names, since the sign-in page lists all files it prefetches; a shared chunk would be named after an arbitrary
 * module.
 */
export function chunkFileName({ name, exports }: Rolldown.PreRenderedChunk): string {
  const [named] = exports.flatMap((one) => namedByExport[one] ?? [])
  const readable = name === 'react' || name === 'start' ? name : named
  return `assets/${readable ?? (beforeAll.has(name) ? 'first' : 'c')}-[hash].js`
}

/** What to preload with a lazily loaded file: nothing that every page loads anyway. */
export function preloadDependencies(file: string, needed: string[]): string[] {
  const later = needed.filter((one) => !/^assets\/(first|index|react|start)-.*\.(js|css)$/.test(one))
  // A file without further dependencies is fetched by the import itself.
  return later.every((one) => one === file) ? [] : later
}

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

/**
 * Placeholders in index.html. Scripts come first, as they don't block; styles after the head script, which would wait
 * for them; the start chunk last, after what the entry calls need.
 */
const places = {
  scripts: '<!-- first-scripts -->',
  styles: '<!-- first-styles -->',
  start: '<!-- start-script -->',
}

const links = (attributes: string, files: readonly string[]) =>
  files.map((file) => `<link ${attributes} crossorigin href="/${file}">`).join('\n    ')

/** Lists the code and styles of the first screens in the page, so that all are requested at once. */
export function preloadFirstScreens(): Plugin {
  return {
    name: 'preload-first-screens',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const start = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === 'start')
        const chunk = start?.type === 'chunk' ? start : undefined
        const size = (file: string) => (bundle[file]?.type === 'chunk' ? bundle[file].code.length : 0)
        // The largest first, React: it determines when all have arrived.
        const scripts = [...(chunk?.imports ?? [])]
        scripts.sort((one, other) => size(other) - size(one))
        return html
          .replace(places.scripts, links('rel="modulepreload"', scripts))
          .replace(
            places.styles,
            links('rel="stylesheet" data-start', [...(chunk?.viteMetadata?.importedCss ?? [])]),
          )
          .replace(places.start, links('rel="modulepreload"', chunk ? [chunk.fileName] : []))
      },
    },
  }
}
