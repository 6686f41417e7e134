import { parseSync } from 'oxc-parser'
import { expect, test } from 'vitest'
import { rowsOfContent } from './rows-of-content.ts'
import { rowsOfPages } from './rows-of-pages.ts'
import { rowsOfProducts } from './rows-of-products.ts'

const sources = import.meta.glob<string>(
  ['../../**/*.{ts,tsx}', '!../../**/*.test.{ts,tsx}', '!../../testing/**', '!../../**/*.css.ts'],
  { query: '?raw', import: 'default', eager: true },
)

type SyntaxNode = { type: string; start: number; end: number; [field: string]: unknown }

const isNode = (value: unknown): value is SyntaxNode => typeof (value as SyntaxNode | null)?.type === 'string'
const nodesIn = (node: SyntaxNode): SyntaxNode[] => Object.values(node).flat().filter(isNode)

/** Functions that are given a reason. */
const tellers = ['lacks', 'notShown', 'refuseRun', 'refuseMessage', 'unreadFact']

/** Said in the console only: the template goes on without what it says. */
const onlyLogged = ['swatch-place.ts: moveIn and moveOut are both true']

/** Said where several templates run together, as one-bar.browser.test.ts and one-place.browser.test.ts show. */
const besideOthers = [
  'take-top.ts: one bar is at the top of a phone at a time, and {} was first',
  'in-turn.ts: another experience was first in this place',
]

/** Returns whether the texts below a node are reasons. */
function isReason(node: SyntaxNode): boolean {
  const name = (value: unknown) => (value as { name?: string } | null)?.name ?? ''
  if (node.type === 'CallExpression') {
    const callee = node.callee as SyntaxNode
    return tellers.includes(name(callee) || name(callee.property))
  }
  if (node.type === 'Property')
    return ['because', 'lacks'].includes(name(node.key)) && !/Function|Identifier/.test((node.value as SyntaxNode).type)
  return node.type === 'FunctionDeclaration' && /^lacks[A-Z]/.test(name(node.id))
}

/** Returns the texts below a node that are written as a whole, not as a part of an expression with members or calls. */
function findTexts(node: SyntaxNode): SyntaxNode[] {
  if (node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string')) return [node]
  return node.type === 'MemberExpression' || node.type === 'ImportExpression' ? [] : nodesIn(node).flatMap(findTexts)
}

function findReasons(node: SyntaxNode): SyntaxNode[] {
  return isReason(node) ? findTexts(node) : nodesIn(node).flatMap(findReasons)
}

/** Returns the reasons that a file gives for showing nothing, with {} for what is filled in. */
function listReasons([path, text]: [string, string]): string[] {
  const file = path.slice(path.lastIndexOf('/') + 1)
  return findReasons(parseSync(path, text).program as unknown as SyntaxNode).map((node) => {
    const words = text.slice(node.start, node.end).replace(/^['"`]|['"`]$/g, '')
    return `${file}: ${words.replace(/\$\{[^{}]*\}/g, '{}')}`
  })
}

test('[BU-01] each reason that a template gives for showing nothing has a page on which the inspector says it', () => {
  const given = new Set(Object.entries(sources).flatMap(listReasons))
  expect(given.size).toBeGreaterThan(30)
  const shown = new Set([...rowsOfProducts, ...rowsOfContent, ...rowsOfPages].map(({ source }) => source))
  expect(
    [...given].filter((reason) => !shown.has(reason) && ![...onlyLogged, ...besideOthers].includes(reason)),
  ).toEqual([])
  expect([...shown, ...onlyLogged, ...besideOthers].filter((reason) => !given.has(reason))).toEqual([])
})

test('every reason is given by a name that the test above looks for', () => {
  const calls = Object.entries(sources).flatMap(([path, text]) =>
    [...text.matchAll(/\b(?:exposure\.lacks|notShown)\(([^\n]*)/g)].map(([, given = '']) => `${path}: ${given}`),
  )
  const names = /: (?:(?:answer|best|popup|decision|page)\.(?:because|unread\w*)\b|page && |because[):]|['"`])/
  expect(calls.length).toBeGreaterThan(20)
  expect(calls.filter((call) => !names.test(call))).toEqual([])
})
