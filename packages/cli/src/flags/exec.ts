import type { Context } from '../context.ts'
import { commandOf, dataDirOption, makeWorldOption, type Program, worldOption } from './options.ts'

export function addExec(program: Program, context: Context) {
  commandOf(program, 'exec')
    .argument('<command...>', 'the command, behind --')
    .addOption(worldOption())
    .addOption(makeWorldOption())
    .option('--scenario <names>', 'bring the world into these states before, with commas between')
    .addOption(dataDirOption(context))
    .action(async (command, options) => {
      const { execute } = await import('../commands/exec.ts')
      await execute(command, options, context)
    })
}
