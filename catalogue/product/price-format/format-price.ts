export type PriceFormat = { removeDecimal: boolean; recudeSize: boolean }

/** One of the texts of a price, which shops spread over several elements. */
export type PricePart = {
  text: string
  /** Whether it is smaller than the text before it, which shops show in place of a separator before decimals. */
  isSmall?: boolean
}

/** A part as it is written, and whether its first character, a currency sign, is made smaller. */
export type FormattedPart = { text: string; isFirstSmall: boolean }

/** Stand between the parts, from a private range of characters: the second one before a small part. */
const [between, beforeSmall] = ['\uE000', '\uE001']

/**
 * One or two zeros after a separator are decimals; three belong to the amount (PDP-21.1). Digits that follow two zeros in
 * another part are another price. Without a separator, two zeros are decimals where they are a small part of their own.
 */
const decimals = [
  /[.,][\uE000\uE001]?00(?![\d.,])/,
  /[.,][\uE000\uE001]?0[\uE000\uE001]?0?(?![\uE000\uE001]?[\d.,])/,
  /\uE001\s*00(?=\s*(?:[\uE000\uE001]|$))/,
]
const digitAndDecimals = new RegExp(`(\\d[\\s\uE000\uE001]*)(${decimals.map(({ source }) => source).join('|')})`, 'g')

/** Returns the parts of a price, or of several, formatted as a whole (PDP-21). */
export function formatPrice(
  parts: readonly PricePart[],
  { removeDecimal, recudeSize }: PriceFormat,
): readonly FormattedPart[] {
  const texts = removeDecimal ? withoutZeroDecimals(parts) : parts.map(({ text }) => text)
  return texts.map((text, at) => ({ text, isFirstSmall: recudeSize && beginsWithSign(parts.slice(at)) }))
}

function withoutZeroDecimals(parts: readonly PricePart[]): string[] {
  const whole = parts.map(({ text, isSmall }, at) => (at === 0 ? '' : isSmall ? beforeSmall : between) + text).join('')
  return whole
    .replace(digitAndDecimals, (_, digit: string, zeros: string) => digit + zeros.replace(/[^\uE000\uE001]/g, ''))
    .split(/[\uE000\uE001]/)
}

/** Returns whether the first part begins with a currency sign before digits, which may be in another part. */
function beginsWithSign(parts: readonly PricePart[]): boolean {
  const texts = parts.map(({ text }) => text)
  return /^\s*\p{Sc}/u.test(texts[0] ?? '') && /^\s*\p{Sc}\s*\d/u.test(texts.join(''))
}
