#!/usr/bin/env node
// The command line of the checkout or of the installed package; runs from any directory.
import nodeModule from 'node:module'

// As `node-version.mjs` of the checkout, which an installed package lacks.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(
    `Node ${process.versions.node} is too old: the portal needs Node 20.19 or later. Install it and start again.\n`,
  )
  process.exit(1)
}
// From Node 22.8 on, compiled code is kept between starts; the types are those of the oldest Node that works.
if ('enableCompileCache' in nodeModule && typeof nodeModule.enableCompileCache === 'function')
  nodeModule.enableCompileCache()
import('./run.js').then(({ runPortal }) => runPortal(process.argv.slice(2)))
