/** A node of a parsed file; what it holds beyond depends on its type. */
interface SyntaxNode {
  readonly type: string
  readonly start: number
  readonly end: number
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

function* nodesWithin(node: SyntaxNode): Generator<SyntaxNode> {
  yield node
  for (const child of Object.values(node).flat()) if (isNode(child)) yield* nodesWithin(child)
}

interface Call extends SyntaxNode {
  readonly callee: { readonly name?: string }
  readonly arguments: readonly SyntaxNode[]
}

const isCall = (node: SyntaxNode): node is Call => node.type === 'CallExpression'

/** A place where antd makes the hook that writes a component's styles. */
export interface StyleCall {
  /** Key of its styles: `Button-Button`, `Button-compact`. */
  readonly name: string
  /** Position of the function that computes the styles. */
  readonly computing: { readonly start: number; readonly end: number }
}

const makers: ReadonlySet<string | undefined> = new Set([
  'genStyleHooks',
  'genComponentStyleHook',
  'genSubStyleComponent',
])

/** All such places of a parsed file, whose text is `code`. */
export function styleCalls(program: SyntaxNode, code: string): StyleCall[] {
  const calls = [...nodesWithin(program)].filter(isCall).filter(({ callee }) => makers.has(callee.name))
  return calls.flatMap(({ arguments: [named, computing] }) => {
    if (!named || !computing) return []
    const names = [...code.slice(named.start, named.end).matchAll(/'([^']+)'/g)].map(([, name]) => name)
    return [{ name: names.length === 1 ? `${names[0]}-${names[0]}` : names.join('-'), computing }]
  })
}
