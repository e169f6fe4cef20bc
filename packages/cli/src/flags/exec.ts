import type { Context } from '../context.ts'
import { dataDirOption, makeWorldOption, type Program, worldOption } from './options.ts'

export function addExec(program: Program, context: Context) {
  program
    .command('exec')
    .argument('<command...>', 'the command, behind --')
    .addOption(worldOption())
    .addOption(makeWorldOption())
    .option('--scenario <names>', 'bring the world into these states before, with commas between')
    .addOption(dataDirOption(context))
    .addHelpText(
      'after',
      '\nThe command finds the portal (its backend alone where its pages are not built) at PORTAL_URL and its world in PORTAL_WORLD; its exit code is that of this one.' +
        '\n\nExample:\n  portal exec --world e2e --make-world --scenario questionnaire -- npx playwright test',
    )
    .action(async (command, options) => {
      const { execute } = await import('../commands/exec.ts')
      await execute(command, options, context)
    })
}
