import { parseSync } from 'oxc-parser'
import { expect, test } from 'vitest'
import { reasonRows } from './testing/reasons/reason-rows.ts'

const sources = import.meta.glob<string>(['../script/**/*.ts', '!**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

type SyntaxNode = { type: string; start: number; end: number; [field: string]: unknown }

const isNode = (value: unknown): value is SyntaxNode => typeof (value as SyntaxNode | null)?.type === 'string'

/** Returns all calls of a function below a node. */
function findCalls(name: string, node: SyntaxNode): SyntaxNode[] {
  const below = Object.values(node).flat().filter(isNode)
  const isCall = node.type === 'CallExpression' && (node.callee as { name?: string }).name === name
  return [...(isCall ? [node] : []), ...below.flatMap((each) => findCalls(name, each))]
}

/** Returns the reasons that a file gives for a failed check, with {} for what is filled in. */
function listReasons([path, text]: [string, string]): string[] {
  const { program } = parseSync(path, text)
  return findCalls('failedAnswer', program as unknown as SyntaxNode).map((call) => {
    const [, because] = call.arguments as SyntaxNode[]
    const words = because ? text.slice(because.start, because.end) : ''
    const file = path.slice(path.lastIndexOf('/') + 1)
    return `${file}: ${words.replace(/^['`]|['`]$/g, '').replace(/\$\{[^{}]*\}/g, '{}')}`
  })
}

test('[BU-01] each reason that the script gives for not running an experience has a page on which the inspector shows it', () => {
  const given = new Set(Object.entries(sources).flatMap(listReasons))
  expect(given.size).toBeGreaterThan(40)
  const shown = new Set(Object.values(reasonRows).flatMap(({ source = [] }) => source))
  expect([...given].filter((reason) => !shown.has(reason))).toEqual([])
  expect([...shown].filter((reason) => !given.has(reason))).toEqual([])
})

test('every failed answer is made by the function that the test above looks for', () => {
  const made = Object.entries(sources).filter(([, text]) =>
    /check[^\n]*passes: false|passes: false[^\n]*check\b/.test(text),
  )
  expect(made.map(([path]) => path)).toEqual(['../script/experiences/answer.ts'])
})
