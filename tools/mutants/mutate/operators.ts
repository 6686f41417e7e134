import type { Node } from 'oxc-parser'
import type { Edit } from './edit.ts'

const others: Record<string, { kind: string; text: string }> = {
  '<': { kind: 'boundary', text: '<=' },
  '<=': { kind: 'boundary', text: '<' },
  '>': { kind: 'boundary', text: '>=' },
  '>=': { kind: 'boundary', text: '>' },
  '===': { kind: 'equality', text: '!==' },
  '!==': { kind: 'equality', text: '===' },
  '==': { kind: 'equality', text: '!=' },
  '!=': { kind: 'equality', text: '==' },
  '+': { kind: 'arithmetic', text: '-' },
  '-': { kind: 'arithmetic', text: '+' },
  '*': { kind: 'arithmetic', text: '/' },
  '/': { kind: 'arithmetic', text: '*' },
  '%': { kind: 'arithmetic', text: '*' },
  '**': { kind: 'arithmetic', text: '*' },
  '+=': { kind: 'arithmetic', text: '-=' },
  '-=': { kind: 'arithmetic', text: '+=' },
  '*=': { kind: 'arithmetic', text: '/=' },
  '/=': { kind: 'arithmetic', text: '*=' },
  '&&': { kind: 'logic', text: '||' },
  '||': { kind: 'logic', text: '&&' },
  '??': { kind: 'logic', text: '&&' },
}

type TwoSided = Extract<Node, { type: 'BinaryExpression' | 'LogicalExpression' | 'AssignmentExpression' }>

/** Returns the change of an operator with two sides into its counterpart. Texts are joined by `+` and cannot be subtracted. */
export function editsOfOperator({ operator, left, right }: TwoSided, text: string): Edit[] {
  const other = others[operator]
  if (!other || (operator.startsWith('+') && (isText(left) || isText(right)))) return []
  const start = text.indexOf(operator, left.end)
  return start < 0 || start >= right.start ? [] : [{ start, end: start + operator.length, ...other }]
}

function isText(node: Node): boolean {
  if (node.type === 'BinaryExpression') return isText(node.left) || isText(node.right)
  return node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string')
}
