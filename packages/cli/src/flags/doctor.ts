import type { Context } from '../context.ts'
import { dataDirOption, jsonOption, type Program } from './options.ts'

export function addDoctor(program: Program, context: Context) {
  program
    .command('doctor')
    .description('Check what the portal needs on this machine, and say what to do about the rest.')
    .addOption(dataDirOption(context))
    .addOption(jsonOption())
    .addHelpText('after', '\nExample:\n  portal doctor')
    .action(async (options) => {
      const { doctor } = await import('../commands/doctor.ts')
      await doctor(options, context)
    })
}
