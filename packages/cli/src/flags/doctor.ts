import type { Context } from '../context.ts'
import { dataDirOption, jsonOption, type Program } from './options.ts'

export function addDoctor(program: Program, context: Context) {
  program
    .command('doctor')
    .addOption(dataDirOption(context))
    .addOption(jsonOption())
    .addHelpText('after', '\nExample:\n  portal doctor')
    .action(async (options) => {
      const { doctor } = await import('../commands/doctor.ts')
      await doctor(options, context)
    })
}
