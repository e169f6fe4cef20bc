import type { Context } from '../context.ts'
import { commandOf, dataDirOption, jsonOption, type Program } from './options.ts'

export function addDoctor(program: Program, context: Context) {
  commandOf(program, 'doctor')
    .addOption(dataDirOption(context))
    .addOption(jsonOption())
    .action(async (options) => {
      const { doctor } = await import('../commands/doctor.ts')
      await doctor(options, context)
    })
}
