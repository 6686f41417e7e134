const quote = 34
const comma = 44
const openList = 91
const backslash = 92
const closeList = 93
const openObject = 123
const closeObject = 125

/**
 * Scans JSON text without recursion. Returns how deeply lists and objects are nested and, when the text is a list, the
 * exact text of each item. For invalid JSON only the depth is meaningful.
 */
export function scanJson(text: string): { depth: number; items: string[] } {
  const items: string[] = []
  let depth = 0
  let deepest = 0
  let itemStart = 0
  for (let at = 0; at < text.length; at++) {
    const char = text.charCodeAt(at)
    if (char === quote) {
      at = endOfString(text, at)
    } else if (char === openList || char === openObject) {
      depth++
      deepest = Math.max(deepest, depth)
      if (depth === 1) itemStart = at + 1
    } else if (char === closeList || char === closeObject || char === comma) {
      if (depth === 1) {
        items.push(text.slice(itemStart, at).trim())
        itemStart = at + 1
      }
      if (char !== comma) depth--
    }
  }
  return { depth: deepest, items: items.length === 1 && items[0] === '' ? [] : items }
}

function endOfString(text: string, start: number): number {
  let at = start + 1
  while (at < text.length && text.charCodeAt(at) !== quote) at += text.charCodeAt(at) === backslash ? 2 : 1
  return at
}
