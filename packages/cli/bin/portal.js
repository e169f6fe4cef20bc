#!/usr/bin/env node
// The command line of the checkout or of the installed package; runs from any directory.
import nodeModule from 'node:module'
import { requireNode } from '../../../scripts/prepare/node-version.mjs'

requireNode()
// From Node 22.8 on, compiled code is kept between starts; the types are those of the oldest Node that works.
if ('enableCompileCache' in nodeModule && typeof nodeModule.enableCompileCache === 'function')
  nodeModule.enableCompileCache()
import('../../../scripts/prepare/failure.mjs').then(({ runScript }) =>
  runScript(async () => {
    const { runPortal } = await import('./run.js')
    await runPortal(process.argv.slice(2))
  }),
)
