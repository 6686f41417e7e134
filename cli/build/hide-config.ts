import { minify } from 'terser'
import { parseAst } from 'vite'

/** A name that the code seems to have from elsewhere, of which no minifier knows anything. */
const standIn = 'instepConfigOfSite'

/** What is read of a part of the tree of code. */
type Node = {
  type: string
  start: number
  end: number
  key?: Node
  name?: string
  computed?: boolean
  value?: Node
  argument?: Node
  properties?: Node[]
  elements?: (Node | null)[]
  expressions?: Node[]
}

/**
 * Takes the configuration of a site out of the code of `instep.js`, so that what is minified for one is used for all others.
 * @returns the code, and what puts the configuration back in where it was, which throws when it does not know its place
 */
export async function hideConfig(code: string): Promise<{ hidden: string; show(made: string): string }> {
  const config = code.includes(standIn) ? undefined : findConfig(code)
  if (!config) return { hidden: code, show: (made) => made }
  const { start, end } = config
  const literal = await shrinkData(code.slice(start, end))
  return {
    hidden: code.slice(0, start) + standIn + code.slice(end),
    show(made) {
      const [before = '', after, ...more] = made.split(standIn)
      // Written twice it would be two objects.
      if (after === undefined || more.length > 0)
        throw new Error('The minifier has not kept the place of the configuration')
      return before + literal + after
    },
  }
}

/** Returns the place of the configuration in the code, unless there is more than one, or more in it than data. */
function findConfig(code: string): Node | undefined {
  const [found, ...more] = [...nodesIn(parseAst(code))].filter(isConfig)
  return more.length === 0 && isData(found?.value) ? found?.value : undefined
}

function isConfig({ type, key, value }: Node): boolean {
  return type === 'Property' && key?.name === 'config' && value?.properties?.[0]?.key?.name === 'propertyId'
}

function isData(node: Node | null | undefined): boolean {
  if (node?.type === 'ObjectExpression')
    return Boolean(
      node.properties?.every(({ type, computed, value }) => type === 'Property' && !computed && isData(value)),
    )
  if (node?.type === 'ArrayExpression') return Boolean(node.elements?.every(isData))
  if (node?.type === 'UnaryExpression') return isData(node.argument)
  return node?.type === 'Literal' || (node?.type === 'TemplateLiteral' && node.expressions?.length === 0)
}

function* nodesIn(tree: unknown): Generator<Node> {
  if (typeof tree !== 'object' || tree === null) return
  if ('type' in tree) yield tree as Node
  for (const part of Object.values(tree)) yield* nodesIn(part)
}

async function shrinkData(literal: string): Promise<string> {
  const { code = '' } = await minify(`export default ${literal}`, { module: true, ecma: 2020 })
  return code.replace(/^export default\s*/, '').replace(/;$/, '')
}
