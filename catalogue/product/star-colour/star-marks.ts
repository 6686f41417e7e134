import { textsBelow } from '../../kit/shop/texts-below.ts'

/** Something of a rating that has a colour of its own. */
export type StarMark = {
  element: Element
  /** What has the colour. `part` is a text with full and empty stars in one colour. */
  kind: 'fill' | 'stop' | 'words' | 'part' | 'before' | 'after'
  /** The computed colour. */
  paint: string
  /** The character, where characters are the stars; else ''. */
  glyph: string
  /** The left and right edge in px. */
  left: number
  right: number
}

// The fill of clip paths and masks has a different meaning.
export const shapes = ':is(path, polygon, use, circle, ellipse, rect):not(:is(defs, symbol, clipPath, mask, pattern) *)'
/** The star, full and empty, as a character. */
export const glyphs = { full: '★', empty: '☆' }
const pseudos = ['before', 'after'] as const

/** Lists what is coloured in a rating, in the order of the page. */
export function starMarks(rating: Element): StarMark[] {
  const elements = [rating, ...rating.querySelectorAll('*')]
  const texts = new Set(textsBelow(rating).map(({ parentElement }) => parentElement))
  return elements.flatMap((element) => [
    ...(element.matches(shapes) ? shapeMarks(element) : []),
    ...(texts.has(element as HTMLElement) ? wordMarks(element) : []),
    ...(element.closest('svg') ? [] : pseudoMarks(element)),
  ])
}

function shapeMarks(element: Element): StarMark[] {
  const { fill, fillOpacity } = getComputedStyle(element)
  const { left, right } = element.getBoundingClientRect()
  const gradient = /^url\("?#([^")]+)"?\)/.exec(fill)
  if (gradient) return stopMarks(gradient[1] ?? '', { left, right })
  if (/^none$|^url\(|^rgba\(.*, 0\)$|\/ 0\)$/.test(fill) || Number(fillOpacity) === 0) return []
  return [{ element, kind: 'fill', paint: fill, glyph: '', left, right }]
}

/** A star that is filled in part has the full colour up to the middle of a gradient, and then the empty one. */
function stopMarks(id: string, { left, right }: { left: number; right: number }): StarMark[] {
  const stops = [...(document.getElementById(id)?.querySelectorAll('stop') ?? [])]
  const middle = (left + right) / 2
  const marks = stops.map((element): StarMark => {
    const { stopColor, stopOpacity } = getComputedStyle(element)
    const paint = Number(stopOpacity) === 0 ? 'transparent' : stopColor
    return { element, kind: 'stop', paint, glyph: '', left, right }
  })
  const [first] = marks
  return marks
    .map((mark) => (mark.paint === first?.paint ? { ...mark, right: middle } : { ...mark, left: middle }))
    .filter(({ paint }) => paint !== 'transparent' && !/^rgba\(.*, 0\)$|\/ 0\)$/.test(paint))
}

function wordMarks(element: Element): StarMark[] {
  const own = [...element.childNodes].map((node) => (node instanceof Text ? node.data : '')).join('')
  const [hasFull, hasEmpty] = [own.includes(glyphs.full), own.includes(glyphs.empty)]
  if (!hasFull && !hasEmpty) return []
  const { left, right } = element.getBoundingClientRect()
  const paint = getComputedStyle(element).color
  const kind = hasFull && own.replaceAll(glyphs.full, '').trim() !== '' ? 'part' : 'words'
  return [{ element, kind, paint, glyph: hasFull ? glyphs.full : glyphs.empty, left, right }]
}

/** A star of an icon font, or any character three times and more, but no bullet or bracket. */
const icons = /^"(?:([\uE000-\uF8FF★☆])\1*|(\S)\2{2,})"$/u

function pseudoMarks(element: Element): StarMark[] {
  const { left, right } = element.getBoundingClientRect()
  return pseudos.flatMap((kind) => {
    const { content, color: paint } = getComputedStyle(element, `::${kind}`)
    const [, icon, letter] = icons.exec(content) ?? []
    const glyph = icon ?? letter
    return glyph ? [{ element, kind, paint, glyph, left, right }] : []
  })
}
