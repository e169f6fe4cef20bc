interface ForbiddenCase {
  readonly file: string
  readonly code: string
  readonly rule: string
}

const importRule = 'lint/style/noRestrictedImports'
const features = 'packages/shell/src/features'

const forbiddenImports: readonly (readonly [file: string, module: string])[] = [
  ['packages/protocol/src/some.ts', '@portal/store/store'],
  ['packages/protocol/src/calls/some.ts', '@portal/sub-app-sdk/bridge'],
  ['packages/store/src/some.ts', '@portal/mock-server/app'],
  ['packages/store/src/some.ts', '../../mock-server/src/app.ts'],
  ['packages/mock-server/src/some.ts', '@portal/cli/main'],
  ['packages/mock-server/src/some.ts', '@portal/sub-app-sdk/bridge'],
  ['packages/cli/src/some.ts', '@portal/shell/package.json'],
  ['packages/sub-app-sdk/src/some.ts', '@portal/protocol'],
  ['packages/sub-app-stub/src/some.ts', '@portal/store/store'],
  ['packages/shell/src/app/some.ts', '@portal/store/store'],
  ['packages/shell/src/app/some.ts', '@portal/mock-server/app'],
  ['packages/shell/src/session/some.ts', '@portal/cli/main'],
  ['packages/shell/src/app/some.test.ts', '@portal/store/store'],
  ['packages/shell/src/app/some.ts', 'qiankun'],
  [`${features}/tabs/some.ts`, 'qiankun'],
  [`${features}/tabs/some.ts`, '@portal/store/store'],
  [`${features}/tabs/some.ts`, '../menus/model.ts'],
  [`${features}/tabs/parts/some.ts`, '../../menus/model.ts'],
  [`${features}/tabs/parts/small/some.ts`, '../../../menus/model.ts'],
  [`${features}/sub-apps/some.ts`, '../tabs/model.ts'],
  [`${features}/sub-apps/adapter/some.ts`, '../../tabs/model.ts'],
]

const forbiddenUses: readonly ForbiddenCase[] = [
  {
    file: 'packages/protocol/src/some.ts',
    code: "import 'node:fs'",
    rule: 'lint/correctness/noNodejsModules',
  },
  { file: `${features}/tabs/some.ts`, code: "fetch('/config.json')", rule: 'lint/style/noRestrictedGlobals' },
  {
    file: 'packages/shell/src/app/some.ts',
    code: "window.fetch('/config.json')",
    rule: 'lint/nursery/noJsRestrictedProperties',
  },
  {
    file: 'packages/shell/src/lib/storage/some.ts',
    code: "fetch('/config.json')",
    rule: 'lint/style/noRestrictedGlobals',
  },
  {
    file: 'packages/shell/src/session/some.ts',
    code: 'localStorage.clear()',
    rule: 'lint/style/noRestrictedGlobals',
  },
  {
    file: 'packages/shell/src/lib/api/some.ts',
    code: 'sessionStorage.clear()',
    rule: 'lint/style/noRestrictedGlobals',
  },
  {
    file: `${features}/tabs/some.ts`,
    code: 'globalThis.localStorage.clear()',
    rule: 'lint/nursery/noJsRestrictedProperties',
  },
  {
    file: 'packages/shell/src/app/some.ts',
    code: 'document.cookie.split(";")',
    rule: 'lint/nursery/noJsRestrictedProperties',
  },
]

export const forbidden: readonly ForbiddenCase[] = [
  ...forbiddenImports.map(([file, module]) => ({ file, code: `import '${module}'`, rule: importRule })),
  ...forbiddenUses,
]

export const allowed = [
  { file: 'packages/protocol/src/some.ts', code: "import './envelope.ts'" },
  { file: 'packages/store/src/some.ts', code: "import '@portal/protocol/world'" },
  { file: 'packages/store/src/some.ts', code: "import 'node:fs'" },
  { file: 'packages/mock-server/src/some.ts', code: "import '@portal/store/store'" },
  { file: 'packages/mock-server/src/some.ts', code: "import '@portal/protocol'" },
  { file: 'packages/cli/src/some.ts', code: "import '@portal/mock-server/server'" },
  { file: 'packages/sub-app-stub/src/some.ts', code: "import '@portal/sub-app-sdk/bridge'" },
  { file: 'packages/shell/src/app/some.ts', code: "import '../features/tabs/model.ts'" },
  { file: 'packages/shell/src/app/some.ts', code: "import '@portal/protocol'" },
  { file: `${features}/tabs/some.ts`, code: "import '../../session/store.ts'" },
  { file: `${features}/tabs/some.ts`, code: "import './parts/tab-menu.tsx'" },
  { file: `${features}/tabs/parts/some.ts`, code: "import '../model.ts'" },
  { file: `${features}/tabs/parts/some.ts`, code: "import '../../../session/store.ts'" },
  { file: `${features}/tabs/parts/small/some.ts`, code: "import '../../model.ts'" },
  { file: `${features}/tabs/parts/small/some.ts`, code: "import '../../../../session/store.ts'" },
  { file: `${features}/sub-apps/adapter/some.ts`, code: "import 'qiankun'" },
  { file: `${features}/sub-apps/some.ts`, code: "import '@portal/sub-app-sdk/bridge'" },
  { file: 'packages/shell/src/lib/api/some.ts', code: "fetch('/config.json')" },
  { file: 'packages/shell/src/lib/storage/some.ts', code: 'localStorage.clear()' },
  { file: 'packages/shell/src/lib/storage/some.ts', code: "document.cookie = 'language=en'" },
]
