import { Argument, Command } from '@commander-js/extra-typings'
import type { Context } from '../context.ts'
import { completions, wordsOf } from '../terminal/completion.ts'
import { addFamilies, families } from './families.ts'
import { commandOf, type Program } from './options.ts'

const shells = Object.keys(completions) as (keyof typeof completions)[] // keys of a const object are its names

export function addCompletion(program: Program, context: Context) {
  commandOf(program, 'completion')
    .addArgument(new Argument('<shell>', 'whose script').choices(shells))
    .action(async (shell) => {
      const whole = new Command('portal').option('--debug').option('--version')
      await addFamilies(whole, context, families)
      context.terminal.result(completions[shell](wordsOf(whole)))
    })
}
