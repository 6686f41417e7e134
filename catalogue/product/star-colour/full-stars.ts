import { glyphs, type StarMark } from './star-marks.ts'

type Look = Pick<StarMark, 'kind' | 'paint' | 'glyph'>

/** A rating has stars of one of these kinds; others in it are bullets or icons beside its words. */
const kindsOfStars = [
  ['fill', 'stop'],
  ['words', 'part'],
  ['before', 'after'],
] as const

/** Returns what full stars look like: shapes and gradients share a colour. */
export function lookOf({ kind, paint, glyph }: Look): string {
  return [kind === 'stop' ? 'fill' : kind, paint, glyph].join()
}

/**
 * Returns the looks of the full stars among the marks of a rating (PDP-28.1). They are all there is where empty stars are
 * outlines. Of two looks, the full stars are before the empty ones or lie over them, and are more colourful or darker; where
 * that does not agree the answer is empty, because the rating could look better than it is.
 */
export function fullStars(marks: readonly Omit<StarMark, 'element'>[]): string[] {
  const ofKinds = (kinds: readonly string[]) => marks.filter(({ kind }) => kinds.includes(kind))
  const drawn = kindsOfStars.map(ofKinds).find(({ length }) => length > 0) ?? []
  const full = drawn.filter(({ glyph }) => glyph !== glyphs.empty)
  const parts = full.filter(({ kind }) => kind === 'part')
  if (parts.length > 0) return [...new Set(parts.map(lookOf))]
  const looks = [...new Set(full.map(lookOf))]
  const [one, other] = looks.map((look) => full.filter((mark) => lookOf(mark) === look))
  if (!one || looks.length > 2) return []
  if (!other) return looks
  const isBeside = Math.max(...one.map(({ right }) => right)) <= Math.min(...other.map(({ left }) => left)) + 1
  // Of characters that lie over each other only the colour differs.
  const first = isBeside ? one : other
  const second = isBeside ? other : one
  return isStronger(first[0]?.paint ?? '', second[0]?.paint ?? '') ? [lookOf(first[0] as Look)] : []
}

/** A difference of colourfulness, from 0 to 255, that is seen; below it the darker colour is the stronger one. */
const seenDifference = 40

function isStronger(paint: string, other: string): boolean {
  const [a, b] = [rgbOf(paint), rgbOf(other)]
  if (!a || !b) return false
  const difference = chromaOf(a) - chromaOf(b)
  return Math.abs(difference) > seenDifference ? difference > 0 : sumOf(a) < sumOf(b)
}

function rgbOf(paint: string): number[] | undefined {
  const parts = /^rgba?\((\d+), (\d+), (\d+)/.exec(paint)?.slice(1)
  return parts?.map(Number)
}

const chromaOf = (rgb: number[]) => Math.max(...rgb) - Math.min(...rgb)
const sumOf = (rgb: number[]) => rgb.reduce((sum, part) => sum + part, 0)
