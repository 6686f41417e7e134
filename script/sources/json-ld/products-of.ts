import { type Fields, isFields } from '../fields.ts'

const product = /(?:^|[/:#])Product(?:Group)?$/

/** The products of schema.org in a text of JSON-LD: in lists, `@graph` and `mainEntity` too. @throws on malformed JSON */
export function productsOf(json: string): Fields[] {
  return nodesOf(JSON.parse(json)).filter((node) => [node['@type']].flat().some((type) => product.test(String(type))))
}

function nodesOf(value: unknown): Fields[] {
  if (Array.isArray(value)) return value.flatMap(nodesOf)
  if (!isFields(value)) return []
  return [value, ...nodesOf(value['@graph']), ...nodesOf(value.mainEntity)]
}
