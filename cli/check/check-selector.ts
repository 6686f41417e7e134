import { parse } from 'css-what'
import { messageOf } from '../../contract/message-of.ts'
import { type Problem, showValue } from './shapes.ts'

/** Finds a selector that a browser would refuse, such as `div[`. */
export function checkSelector(selector: unknown, path: string): Problem[] {
  const because = mistakeIn(selector)
  if (because === undefined) return []
  return [
    {
      path,
      problem: `${showValue(selector)} is not a selector (${because})`,
      remedy: "give one such as '.product-title'",
    },
  ]
}

const combinators: readonly string[] = ['child', 'descendant', 'adjacent', 'sibling', 'parent', 'column-combinator']

function mistakeIn(selector: unknown): string | undefined {
  if (typeof selector !== 'string') return 'it is not a text'
  if (selector.trim() === '') return 'it is empty'
  // Written for jQuery, which extends CSS.
  const [extension] = /:(?:contains|visible|hidden|first|last|eq)\b(?!-)/.exec(selector) ?? []
  if (extension) return `${extension} is of jQuery, browsers do not know it`
  try {
    const ends = parse(selector).map((part) => part.at(-1))
    return ends.every((end) => end && !combinators.includes(end.type)) ? undefined : 'a part of it is missing'
  } catch (error) {
    return messageOf(error)
  }
}
