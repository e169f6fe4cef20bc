import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const pageName = 'index.html'

/**
 * One build or dev server with a folder per identity: the same files, with a page that names the identity. Each folder
 * of a build can be served separately, like the systems they stand for.
 */
export function identityFolders(identities: readonly string[], written: string): Plugin {
  const pageOf = (page: string, identity: string) => page.replace(attribute(written), attribute(identity))
  return {
    name: 'identity-folders',
    enforce: 'post',
    configureServer({ middlewares, config, transformIndexHtml }) {
      middlewares.use((request, response, next) => {
        const identity = identities.find((one) => request.url?.split('?')[0] === `/${one}/`)
        if (identity === undefined) return next()
        readFile(join(config.root, pageName), 'utf8')
          .then((page) => transformIndexHtml(`/${pageName}`, pageOf(page, identity)))
          .then((page) => response.setHeader('content-type', 'text/html').end(page), next)
      })
    },
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
              source: isPage ? pageOf(String(content), identity) : content,
            })
          }
          delete bundle[fileName]
        }
      },
    },
  }
}

const attribute = (identity: string) => `data-sub-app="${identity}"`
