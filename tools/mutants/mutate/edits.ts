import type { Node } from 'oxc-parser'
import type { Edit } from './edit.ts'
import { editsOfLiteral } from './literals.ts'
import { editsOfOperator } from './operators.ts'

type EditsOf<Type extends Node['type']> = (node: Extract<Node, { type: Type }>, text: string) => Edit[]

function replaceNode({ start, end }: { start: number; end: number }, text: string, kind: string): Edit {
  return { start, end, text, kind }
}

/** What is changed about a condition; a comparison or a chain of conditions is also changed where it stands. */
const editsOfCondition = (test: Node): Edit[] => {
  const both = ['true', 'false'].map((value) => replaceNode(test, value, 'condition'))
  const isPlain = ['Identifier', 'MemberExpression', 'CallExpression', 'ChainExpression'].includes(test.type)
  return isPlain ? [...both, { start: test.start, end: test.start, text: '!', kind: 'condition' }] : both
}

const editsOfLoop = ({ test }: { test: Node | null }): Edit[] =>
  test ? [replaceNode(test, 'false', 'condition of a loop')] : []

const dropOptional = (optional: boolean, after: Node, text: string): Edit[] => {
  const start = text.indexOf('?.', after.end)
  if (!optional || start < 0) return []
  return [{ start, end: start + 2, text: /^[[(<]/.test(text.slice(start + 2)) ? '' : '.', kind: 'optional chaining' }]
}

const isCall = (node: Node): boolean =>
  node.type === 'CallExpression' ||
  (node.type === 'AwaitExpression' && isCall(node.argument)) ||
  (node.type === 'UnaryExpression' && node.operator === 'void' && isCall(node.argument)) ||
  (node.type === 'ChainExpression' && isCall(node.expression))

/** What is changed, by the type of the node. */
const rows: { [Type in Node['type']]?: EditsOf<Type> } = {
  IfStatement: ({ test }) => editsOfCondition(test),
  ConditionalExpression: ({ test }) => editsOfCondition(test),
  WhileStatement: editsOfLoop,
  DoWhileStatement: editsOfLoop,
  ForStatement: editsOfLoop,
  UnaryExpression: (node) =>
    node.operator === '!' ? [{ start: node.start, end: node.start + 1, text: '', kind: 'negation' }] : [],
  BinaryExpression: editsOfOperator,
  LogicalExpression: editsOfOperator,
  AssignmentExpression: editsOfOperator,
  UpdateExpression: (node, text) => {
    const at = node.prefix ? node.start : text.lastIndexOf(node.operator, node.end)
    return [{ start: at, end: at + 2, text: node.operator === '++' ? '--' : '++', kind: 'arithmetic' }]
  },
  Literal: (node) => editsOfLiteral(node),
  TemplateLiteral: (node) => (node.end - node.start > 2 ? [replaceNode(node, '``', 'text')] : []),
  ArrayExpression: (node) => (node.elements.length > 0 ? [replaceNode(node, '[]', 'list')] : []),
  // A block with nothing but a return is changed where it returns.
  BlockStatement: (node) =>
    node.body.length > 0 && node.body[0]?.type !== 'ReturnStatement' ? [replaceNode(node, '{}', 'block')] : [],
  ReturnStatement: ({ argument }) => editsOfValue(argument),
  ArrowFunctionExpression: ({ body }) => (body.type === 'BlockStatement' ? [] : editsOfValue(body)),
  ExpressionStatement: (node) => (isCall(node.expression) ? [replaceNode(node, '{}', 'call')] : []),
  MemberExpression: (node, text) => dropOptional(node.optional, node.object, text),
  CallExpression: (node, text) => dropOptional(node.optional, node.typeArguments ?? node.callee, text),
}

function editsOfValue(value: Node | null): Edit[] {
  if (!value || (value.type === 'Identifier' && value.name === 'undefined')) return []
  // Where a boolean is returned it becomes the other one; whoever asks for it cannot tell `undefined` from `false`.
  if (value.type === 'Literal' && typeof value.value === 'boolean') return []
  return [replaceNode(value, 'undefined', 'returned value')]
}

/** Returns the changes that can be made at one node of a parsed text, without those at the nodes below it. */
export function editsAt(node: Node, text: string): Edit[] {
  return (rows[node.type] as ((node: Node, text: string) => Edit[]) | undefined)?.(node, text) ?? []
}
