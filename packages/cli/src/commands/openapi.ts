import { contractDocument } from '@portal/mock-server/pages/contract-document'
import { type AssumptionList, assumptionList } from '@portal/protocol/assumptions/assumption-list'
import type { Context } from '../context.ts'
import { table } from '../terminal/terminal.ts'

interface OpenApiOptions {
  /** A file has no address of its own, which a relative one could count from. */
  readonly server: string
  readonly assumed?: true
  readonly json?: true
}

/** Prints the document, or the list of its assumptions. */
export async function printOpenApi(options: OpenApiOptions, { terminal }: Context): Promise<void> {
  const { assumed, json, server } = options
  if (!assumed) terminal.result(JSON.stringify(await contractDocument(server), null, json ? 0 : 2))
  else if (json) terminal.result(JSON.stringify(assumptionList()))
  else terminal.result(readable(assumptionList()))
}

/** For people: general assumptions first, then call by call. */
const readable = ({ general, calls }: AssumptionList): string =>
  [
    'What the specification does not show, and what was chosen instead.',
    ...general.map(({ about, choice, why, where, calls: ids = [] }) =>
      [
        about,
        table(facts({ chosen: choice, why, where: where.join(', '), calls: ids.join(', ') }), '  '),
      ].join('\n'),
    ),
    ...calls
      .filter(({ assumptions }) => assumptions.length > 0)
      .map(({ call, specification, assumptions }) =>
        [
          call,
          `  ${specification === null ? 'beyond the specification' : `§7: ${specification}`}`,
          table(assumptions.map(cells), '  '),
        ].join('\n'),
      ),
  ].join('\n\n')

const facts = (named: Readonly<Record<string, string>>) =>
  Object.entries(named).filter(([, text]) => text !== '')

/** Part, field, what was chosen, and where the specification shows it elsewhere. */
const cells = ({
  part,
  field = '',
  unknown,
  choice,
  shownIn,
}: AssumptionList['calls'][number]['assumptions'][number]) => [
  part,
  field,
  unknown === 'values' ? `only its values: ${choice}` : choice,
  shownIn === undefined ? '' : `(${shownIn} shows a field of this name)`,
]
