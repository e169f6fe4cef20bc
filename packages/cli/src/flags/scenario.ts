import type { Context } from '../context.ts'
import { controlCommand, worldControlCommand } from './control.ts'
import { makeWorldOption, type Program } from './options.ts'

export function addScenario(program: Program, context: Context) {
  const scenario = program
    .command('scenario')
    .addHelpText('after', '\nExample:\n  portal scenario list\n  portal scenario apply slow-network')
  const commands = () => import('../commands/scenario.ts')

  controlCommand(scenario, 'list', context)
    .description('List the states that there are files for in fixtures/scenarios.')
    .addHelpText('after', '\nExample:\n  portal scenario list')
    .action(async (options) => (await commands()).listScenarios(options, context))

  controlCommand(scenario, 'show', context)
    .description('Show whom to sign in as and what a state changes.')
    .argument('<name>', 'the scenario')
    .addHelpText('after', '\nExample:\n  portal scenario show questionnaire')
    .action(async (name, options) => (await commands()).showScenario(name, options, context))

  worldControlCommand(scenario, 'save', context)
    .description('Write the present state of a world as a scenario that brings any world into it.')
    .argument('<name>', 'its name, that of a file in fixtures/scenarios')
    .option('--description <text>', 'what there is to see')
    .option('--replace', 'write over a scenario of that name')
    .addHelpText('after', '\nExample:\n  portal scenario save lesson-1 --world lesson')
    .action(async (name, options) => (await commands()).saveScenario(name, options, context))

  worldControlCommand(scenario, 'apply', context)
    .description('Bring a world into a state, or several on top of each other; what it held before is gone.')
    .argument('<names...>', 'the scenarios, in their order')
    .addOption(makeWorldOption())
    .addHelpText(
      'after',
      '\nExample:\n  portal scenario apply large-company slow-network --world training --make-world',
    )
    .action(async (names, options) => (await commands()).applyScenarios(names, options, context))
}
