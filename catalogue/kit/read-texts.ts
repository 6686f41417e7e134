/**
 * Several texts: the entries of a list, or the parts of one text between its commas. A comma within brackets or quotes parts
 * nothing, as in the selector `a:is(.b, .c)`. Blank ones are left out.
 */
export function readTexts(value: unknown): readonly string[] {
  const parts = typeof value === 'string' ? atCommas(value) : Array.isArray(value) ? value : []
  return parts.flatMap((part) => (typeof part === 'string' && part.trim() !== '' ? [part.trim()] : []))
}

function atCommas(text: string): string[] {
  return text.match(/(?:\([^()]*(?:\([^()]*\)[^()]*)*\)|\[[^\]]*\]|"[^"]*"|'[^']*'|[^,])+/g) ?? []
}
