import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../prepare/workspace.mjs'

/** What the code and its tests may come to; parts of it are held by tests of their own. */
/** @type {{ tests: { browser: number }, seconds: { eachChange: number, all: number } }} */
export const budget = JSON.parse(readFileSync(join(root, 'budget.json'), 'utf8'))
