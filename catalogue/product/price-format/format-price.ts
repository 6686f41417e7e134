export type PriceFormat = { removeDecimal: boolean; recudeSize: boolean }

/** Returns the text of a price, and whether its first character, a currency sign, is made smaller (PDP-21). */
export function formatPrice(
  text: string,
  { removeDecimal, recudeSize }: PriceFormat,
): { text: string; isFirstSmall: boolean } {
  return {
    text: removeDecimal ? withoutZeroDecimals(text) : text,
    isFirstSmall: recudeSize && /^\s*\p{Sc}\s*\d/u.test(text),
  }
}

/** One or two zeros after a separator are decimals; three belong to the amount (PDP-21.1). */
function withoutZeroDecimals(text: string): string {
  return text.replace(/(\d)[.,]0{1,2}(?![\d.,])/g, '$1')
}
