import { type Node, type Program, parseSync } from 'oxc-parser'
import { declaredNames } from '../layers/read/declared-names.ts'
import { linesOf, walkTree } from '../layers/read/walk.ts'
import {
  iteratorHelpers,
  newerGlobals,
  newerMethods,
  newerProperties,
  newerSelectors,
  newerSyntax,
} from './newer-parts.ts'

export type NewerUse = { line: number; name: string; since: string }

type NodePlace = { parent: Node; key: string }
type MemberNode = Node & { type: 'MemberExpression' }

/**
 * Finds where code uses a feature that the oldest browsers lack. Guarded calls such as `element.checkVisibility?.()`,
 * and code after a `typeof` check, do not count. @throws when the text is not TypeScript
 */
export function newerUses(path: string, text: string): NewerUse[] {
  const { program, errors } = parseSync(path, text)
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`)
  const own = declaredNames(program)
  const lineAt = linesOf(text)
  const found: NewerUse[] = []
  walkTree(program, (node, place) => {
    if (node.type === 'ImportDeclaration' || /^TS(?!As|NonNull|Satisfies|Instantiation)/.test(node.type)) return false
    const [name, since] = partOf(node, place, own) ?? []
    if (name && since) found.push({ line: lineAt(node.start), name, since })
    return true
  })
  if (hasTopLevelAwait(program)) found.push({ line: 1, ...syntaxUse('top-level await') })
  return found
}

type NewerPart = readonly [name: string, since: string | undefined]

function partOf(node: Node, place: NodePlace, own: Set<string>): NewerPart | undefined {
  switch (node.type) {
    case 'MemberExpression':
      return memberPart(node, place, own)
    case 'Identifier':
      return isVariable(place) && !own.has(node.name) ? globalPart(node.name) : undefined
    case 'ObjectPattern':
      return node.properties.map((each) => each.type === 'Property' && patternPart(each.key)).find(Boolean) || undefined
    case 'JSXAttribute':
      return node.name.type === 'JSXIdentifier' ? entryOf(newerProperties, node.name.name) : undefined
    case 'PrivateIdentifier':
      return ['private class member', newerSyntax['private class member']]
    case 'StaticBlock':
      return ['static block', newerSyntax['static block']]
    case 'CallExpression':
      return listenerPart(node)
    case 'Literal':
      if ('regex' in node && node.regex) return regexPart(node.regex)
      return typeof node.value === 'string' ? selectorPart(node.value) : undefined
    case 'TemplateElement':
      return selectorPart(node.value.raw)
    default:
      return undefined
  }
}

function memberPart(node: MemberNode, { parent, key }: NodePlace, own: Set<string>): NewerPart | undefined {
  const isCalled = parent.type === 'CallExpression' && key === 'callee'
  if (isCalled ? parent.optional : isTypeof(parent)) return undefined
  if (node.computed || node.property.type !== 'Identifier') return undefined
  const { name } = node.property
  const { object } = node
  const holder = object.type === 'Identifier' && !own.has(object.name) ? object.name : nameOfMember(object)
  if (['window', 'globalThis', 'self', 'shop'].includes(holder ?? '')) {
    const whole = globalPart(name)
    if (whole) return whole
  }
  const ofGlobal = holder && entryOf(newerGlobals, `${holder}.${name}`)
  if (ofGlobal) return ofGlobal
  const { names } = iteratorHelpers
  if (isCalled && names.includes(name) && isIterator(object)) return [`iterator ${name}`, iteratorHelpers.since]
  return entryOf(isCalled ? newerMethods : newerProperties, name)
}

/**
 * Returns whether a node is an iterator, such as `map.values()` or `text.matchAll(pattern)`; `Object.values(record)`
 * is a list.
 */
function isIterator(node: Node): boolean {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return false
  const name = nameOf(node.callee.property) ?? ''
  return iteratorHelpers.from.includes(name) && node.arguments.length === (name === 'matchAll' ? 1 : 0)
}

function patternPart(key: Node): NewerPart | undefined {
  return key.type === 'Identifier' ? (entryOf(newerProperties, key.name) ?? globalPart(key.name)) : undefined
}

function globalPart(name: string): NewerPart | undefined {
  return entryOf(newerGlobals, name)
}

function entryOf(table: Record<string, string>, name: string): NewerPart | undefined {
  return Object.hasOwn(table, name) ? [name, table[name]] : undefined
}

function listenerPart({ callee, arguments: given }: Node & { type: 'CallExpression' }): NewerPart | undefined {
  const options = given[2]
  if ((nameOfMember(callee) ?? nameOf(callee)) !== 'addEventListener' || options?.type !== 'ObjectExpression')
    return undefined
  const hasSignal = options.properties.some((each) => each.type === 'Property' && nameOf(each.key) === 'signal')
  const name = 'option signal of addEventListener'
  return hasSignal ? [name, newerSyntax[name]] : undefined
}

function regexPart({ pattern, flags }: { pattern: string; flags: string }): NewerPart | undefined {
  if (/\(\?<[=!]/.test(pattern)) return ['lookbehind', newerSyntax.lookbehind]
  const name = 'regular expression flag d or v'
  return /[dv]/.test(flags) ? [name, newerSyntax[name]] : undefined
}

function selectorPart(text: string): NewerPart | undefined {
  const found = Object.keys(newerSelectors).find((each) => {
    const at = text.indexOf(each)
    return at >= 0 && !/[\w-]/.test(each.endsWith('(') ? '' : (text[at + each.length] ?? ''))
  })
  return found ? [found, newerSelectors[found]] : undefined
}

function isTypeof(node: Node): boolean {
  return node.type === 'UnaryExpression' && node.operator === 'typeof'
}

/** Returns whether an identifier is a variable here, and not the name of a member, a label or an attribute. */
function isVariable({ parent, key }: NodePlace): boolean {
  if (isTypeof(parent)) return false
  if (['label', 'local', 'exported', 'imported'].includes(key)) return false
  return !((key === 'property' || key === 'key') && !('computed' in parent && parent.computed))
}

function hasTopLevelAwait(program: Program): boolean {
  let found = false
  walkTree(program, (node) => {
    if (node.type.includes('Function')) return false
    found ||= node.type === 'AwaitExpression' || (node.type === 'ForOfStatement' && node.await)
    return true
  })
  return found
}

function syntaxUse(name: keyof typeof newerSyntax): { name: string; since: string } {
  return { name, since: newerSyntax[name] }
}

function nameOf(node: Node): string | undefined {
  return node.type === 'Identifier' ? node.name : undefined
}

function nameOfMember(node: Node): string | undefined {
  return node.type === 'MemberExpression' ? nameOf(node.property) : undefined
}
