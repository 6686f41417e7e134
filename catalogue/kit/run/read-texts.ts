/**
 * Returns the entries of a list, or the parts of a text separated by commas. Commas within brackets or quotes do not
 * separate, as in the selector `a:is(.b, .c)`. Blank parts are left out.
 */
export function readTexts(value: unknown): readonly string[] {
  const parts = typeof value === 'string' ? atCommas(value) : Array.isArray(value) ? value : []
  return parts.flatMap((part) => (typeof part === 'string' && part.trim() !== '' ? [part.trim()] : []))
}

function atCommas(text: string): string[] {
  return text.match(/(?:\([^()]*(?:\([^()]*\)[^()]*)*\)|\[[^\]]*\]|"[^"]*"|'[^']*'|[^,])+/g) ?? []
}
