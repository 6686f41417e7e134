import type { Node } from 'oxc-parser'
import type { Edit } from './edit.ts'

type Literal = Extract<Node, { type: 'Literal' }>

/** Returns the changes of a literal: a text is emptied, a number is one more or less, a pattern is a little wider or narrower. */
export function editsOfLiteral(node: Literal): Edit[] {
  const { start, end, value } = node
  const replaceBy = (texts: string[], kind: string) => texts.map((text) => ({ start, end, text, kind }))
  if ('regex' in node) return replaceBy(patternsNear(node.regex), 'pattern')
  if (typeof value === 'string') return replaceBy(value === '' ? [] : ["''"], 'text')
  if (typeof value === 'number') return replaceBy([`${value + 1}`, `(${value - 1})`], 'number')
  if (typeof value === 'boolean') return replaceBy([`${!value}`], 'boolean')
  return []
}

/** Returns a pattern without its first or last anchor, and with each of its quantifiers exchanged. */
function patternsNear({ pattern, flags }: { pattern: string; flags: string }): string[] {
  const near: string[] = []
  if (pattern.startsWith('^') && pattern.length > 1) near.push(pattern.slice(1))
  if (pattern.endsWith('$') && !pattern.endsWith('\\$')) near.push(pattern.slice(0, -1))
  // What is escaped, and what stands between square brackets, is passed over.
  for (const { 0: found, index } of pattern.matchAll(/\\.|\[(?:\\.|[^\]])*\]|[+*]/g))
    if (found === '+' || found === '*')
      near.push(pattern.slice(0, index) + (found === '+' ? '*' : '+') + pattern.slice(index + 1))
  return near.filter((each) => each !== '').map((each) => `/${each}/${flags}`)
}
