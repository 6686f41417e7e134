import { type Node, parseSync, visitorKeys } from 'oxc-parser'

/** Attributes and properties that a browser shows or a screen reader reads out. */
const shown =
  /^['"]?(aria-(label|description|roledescription|valuetext)|ariaLabel|alt|title|label|headline|placeholder|textContent|innerText)['"]?$/

/**
 * Functions and properties whose texts go to the console, the inspector or the field table, not to shoppers, and those that
 * put them into the language of the page.
 */
const internal = /\b(log|warn|warnOf|lacks|because|mayRestore|giveUp|notShown|refuseMessage|Error|meaning|sayText)\b/

/** Values of `KeyboardEvent.key`. */
const keys = ['Escape', 'Tab', 'Enter']

/**
 * Returns the literals of a source file that shoppers would read: text between tags, values of attributes such as
 * `aria-label`, and any other text that begins with a capital letter or contains a currency sign.
 */
export function literalTexts(path: string, source: string): string[] {
  const found: string[] = []
  const textOf = (node: Node) => source.slice(node.start, node.end)

  function visit(node: Node, isShown: boolean): void {
    if (isInternal(node)) return
    const text = literalOf(node)
    if (
      text !== undefined &&
      (isShown ? /\p{L}/u : /^\p{Lu}\p{Ll}|[£€¥]/u).test(text) &&
      !keys.includes(text) &&
      !shown.test(text)
    )
      found.push(text.trim())
    const isNamed = shown.test(nameOf(node))
    for (const [key, child] of childrenOf(node)) visit(child, isNamed || isShownPart(node, key, isShown))
  }

  function isInternal(node: Node): boolean {
    if (node.type === 'CallExpression' || node.type === 'NewExpression') return internal.test(textOf(node.callee))
    if (node.type === 'Property') return internal.test(textOf(node.key))
    return node.type === 'ImportDeclaration' || /^TS(?!As|Satisfies|NonNull)/.test(node.type)
  }

  function nameOf(node: Node): string {
    if (node.type === 'JSXAttribute') return textOf(node.name)
    if (node.type === 'Property') return textOf(node.key)
    if (node.type === 'AssignmentExpression') return textOf(node.left).replace(/^.*\./, '')
    const [first] = node.type === 'CallExpression' && /setAttribute$/.test(textOf(node.callee)) ? node.arguments : []
    return first ? textOf(first) : ''
  }

  visit(parseSync(path, source).program, false)
  return found
}

/** Whether a part of a node is shown when the node is: the results of a condition, but not the condition itself. */
function isShownPart({ type }: Node, key: string, isShown: boolean): boolean {
  if (type === 'JSXElement' || type === 'JSXFragment') return key === 'children'
  return isShown && key !== 'test' && /^(JSXExpressionContainer|Conditional|Logical|TemplateLiteral)/.test(type)
}

function literalOf(node: Node): string | undefined {
  if (node.type === 'JSXText') return node.value
  if (node.type === 'TemplateElement') return node.value.raw
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined
}

function childrenOf(node: Node): [key: string, child: Node][] {
  return (visitorKeys[node.type] ?? []).flatMap((key) => {
    const value: unknown = Reflect.get(node, key)
    const children = Array.isArray(value) ? value : [value]
    return children
      .filter((child): child is Node => child?.type !== undefined)
      .map((child) => [key, child] as [string, Node])
  })
}
