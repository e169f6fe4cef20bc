#!/usr/bin/env node
// The command line of the checkout or the installed package it lies in; runs from any directory.
import { requireNode } from '../../../scripts/prepare/node-version.mjs'

requireNode()
import('../../../scripts/prepare/failure.mjs').then(({ runScript }) =>
  runScript(async () => {
    const { runPortal } = await import('./run.js')
    await runPortal(process.argv.slice(2))
  }),
)
