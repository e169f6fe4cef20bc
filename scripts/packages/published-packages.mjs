/**
 * @typedef {object} Published
 * @property {string} name folder below `packages`
 * @property {[from: string, to: string][]} [brings] files beyond the compiled ones: where they lie in the checkout, where in the package
 * @property {string} [dist] where the compiled files lie in the package; `dist` by default
 * @property {Record<string, string>} [bin]
 * @property {string[]} [pins] overrides of the workspace that must hold for those who install it, too
 * @property {Record<string, string[]>} [bundles] libraries of which it brings only these files, and nothing that they depend on
 */

/** What a command of an installed package finds where a checkout has it. */
const commandFiles = [
  'packages/cli/bin',
  'packages/cli/templates',
  'packages/shell/dist',
  'packages/sub-app-stub/dist',
  'packages/control-panel/dist',
  'packages/sub-app-sdk/dist',
  'packages/sub-app-sdk/package.json',
  'packages/page-kit/dist',
  'packages/page-kit/package.json',
  'docs/sub-apps.md',
  'docs/sub-apps-reference.md',
  'docs/existing-pages.md',
  'pnpm-workspace.yaml',
]

/** The packages that other repositories install; those that others depend on come first. @type {Published[]} */
export const publishedPackages = [
  {
    name: 'protocol',
    brings: [
      ['packages/protocol/recorded', 'recorded'],
      ['packages/protocol/specification', 'specification'],
    ],
  },
  {
    name: 'store',
    brings: [
      ['prisma', 'prisma'],
      ['fixtures', 'fixtures'],
    ],
  },
  {
    name: 'mock-server',
    brings: [['packages/mock-server/translations', 'translations']],
    pins: ['light-my-request'],
    // Its dependency reports installations to its maker.
    bundles: {
      'swagger-ui-dist': [
        'swagger-ui.css',
        'swagger-ui-bundle.js',
        'swagger-ui-bundle.js.LICENSE.txt',
        'LICENSE',
        'NOTICE',
      ],
    },
  },
  { name: 'sub-app-sdk' },
  { name: 'page-kit' },
  {
    name: 'cli',
    dist: 'packages/cli/dist',
    bin: { portal: 'packages/cli/bin/portal.js' },
    brings: commandFiles.map((file) => [file, file]),
  },
  { name: 'testing' },
]
