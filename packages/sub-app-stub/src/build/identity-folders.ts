import type { Plugin } from 'vite'

const pageName = 'index.html'

/**
 * One build, a folder for each identity: the same files, with a page that names the identity. Each folder can be
 * served by itself, like the separate systems that they stand for.
 */
export function identityFolders(identities: readonly string[], written: string): Plugin {
  return {
    name: 'identity-folders',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const [fileName, file] of Object.entries(bundle)) {
          const content = file.type === 'chunk' ? file.code : file.source
          for (const identity of identities) {
            const isPage = fileName === pageName
            this.emitFile({
              type: 'asset',
              fileName: `${identity}/${fileName}`,
              source: isPage ? String(content).replace(attribute(written), attribute(identity)) : content,
            })
          }
          delete bundle[fileName]
        }
      },
    },
  }
}

const attribute = (identity: string) => `data-sub-app="${identity}"`
