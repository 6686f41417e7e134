import type { Node, Program } from 'oxc-parser'
import type { Use } from '../source-file.ts'
import { declaredNames } from './declared-names.ts'
import { type LineAt, walkTree } from './walk.ts'

const browserGlobals = new Set([
  ...['window', 'document', 'navigator', 'location', 'history', 'screen', 'globalThis', 'self', 'top', 'parent'],
  ...['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'fetch', 'XMLHttpRequest', 'WebSocket', 'Image'],
  ...['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'requestAnimationFrame', 'requestIdleCallback'],
  ...['MutationObserver', 'IntersectionObserver', 'ResizeObserver', 'PerformanceObserver', 'BroadcastChannel'],
  ...['addEventListener', 'removeEventListener', 'dispatchEvent', 'postMessage', 'matchMedia', 'getComputedStyle'],
  ...['performance', 'crypto', 'innerWidth', 'innerHeight', 'scrollX', 'scrollY', 'scrollTo', 'alert', 'confirm'],
])

/** TypeScript's own nodes that contain executable code; all others are types, which never use a global. */
const wrappers = ['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression', 'TSInstantiationExpression']

/**
 * Finds where a file uses the clock, random numbers or a browser global. A name that the file itself declares does not
 * count.
 */
export function globalsOf(program: Program, lineAt: LineAt): Use[] {
  const own = declaredNames(program)
  const found: Use[] = []
  walkTree(program, (node, { parent, key }) => {
    if (node.type.startsWith('TS') && !wrappers.includes(node.type)) return false
    if (node.type === 'ImportDeclaration' || node.type === 'ExportSpecifier') return false
    if (node.type === 'Identifier' && isName(parent, key)) return false
    const name = clockOrChance(node) ?? (node.type === 'Identifier' && browserGlobals.has(node.name) ? node.name : '')
    if (name && !own.has(name.split('.')[0] ?? '')) found.push({ line: lineAt(node.start), name })
    return true
  })
  return found
}

function clockOrChance(node: Node): string | undefined {
  if (node.type === 'MemberExpression' && node.object.type === 'Identifier' && node.property.type === 'Identifier') {
    const name = `${node.object.name}.${node.property.name}`
    if (name === 'Math.random' || name === 'Date.now') return name
  }
  if (node.type !== 'NewExpression' && node.type !== 'CallExpression') return undefined
  return node.callee.type === 'Identifier' && node.callee.name === 'Date' ? 'Date' : undefined
}

/** Returns whether an identifier in this position is the name of a member or a label rather than a variable. */
function isName(parent: Node, key: string): boolean {
  if (key === 'label') return true
  return (key === 'property' || key === 'key') && !('computed' in parent && parent.computed)
}
