import { parseSync } from 'vite'

/** @typedef {{ start: number, end: number, text: string, line: number, before: string }} Mutation what replaces a part of a source */

/** Operators and what they are exchanged for. @type {Readonly<Record<string, string>>} */
const opposite = {
  '&&': '||',
  '||': '&&',
  '??': '&&',
  '===': '!==',
  '!==': '===',
  '<': '>=',
  '>': '<=',
  '<=': '>',
  '>=': '<',
  '+': '-',
  '-': '+',
}

/** @param {Record<string, any>} node of the syntax tree @param {string} code @returns {string | undefined} */
function replacementOf(node, code) {
  const text = (/** @type {{ start: number, end: number }} */ part) => code.slice(part.start, part.end)
  switch (node.type) {
    case 'LogicalExpression':
    case 'BinaryExpression': {
      const other = opposite[node.operator]
      return other && `((${text(node.left)}) ${other} (${text(node.right)}))`
    }
    case 'UnaryExpression':
      return node.operator === '!' ? `(${text(node.argument)})` : undefined
    case 'ConditionalExpression':
      return `(${text(node.test)} ? ${text(node.alternate)} : ${text(node.consequent)})`
    case 'Literal':
      return typeof node.value === 'boolean' ? String(!node.value) : undefined
    case 'ExpressionStatement':
      return node.expression.type === 'CallExpression' || node.expression.type === 'AwaitExpression'
        ? ';'
        : undefined
    default:
      return undefined
  }
}

/**
 * Every small fault that can be made in a source: an operator or a condition turned round, a call left out.
 * @param {string} file
 * @param {string} code
 * @returns {Mutation[]}
 */
export function mutationsOf(file, code) {
  /** @type {Mutation[]} */
  const found = []
  /** @param {unknown} node */
  function visit(node) {
    if (Array.isArray(node)) return node.forEach(visit)
    if (typeof node !== 'object' || node === null) return
    // Nodes of the syntax tree, which the parser's types give no common shape.
    const one = /** @type {Record<string, any>} */ (node)
    if (typeof one.type === 'string') {
      if (one.type.startsWith('TS') && !one.expression) return
      const text = replacementOf(one, code)
      const line = code.slice(0, one.start).split('\n').length
      if (text !== undefined)
        found.push({ start: one.start, end: one.end, text, line, before: code.slice(one.start, one.end) })
    }
    Object.values(one).forEach(visit)
  }
  visit(parseSync(file, code).program.body)
  return found
}
