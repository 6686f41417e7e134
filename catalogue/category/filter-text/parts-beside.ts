/** A number, as shops write counts: `4`, `(12)`, `1,204`, `99+`. */
const number = /^[\s([]*\p{Nd}[\p{Nd}\s.,'’]*\+?[\s)\]]*$/u

/** Returns the counts and icons within the text of filters, which keep the shop's colour (CAT-11.4). */
export function partsBeside(selector: string): Element[] {
  const parts = [...document.querySelectorAll(`${selector} :not(${selector})`)]
  return parts.filter(
    (part) => part.matches('svg, img, i:empty, span:empty') || isCountIn(part.closest(selector), part),
  )
}

function isCountIn(words: Element | null, part: Element): boolean {
  if (!words || !number.test(part.textContent)) return false
  const before = document.createRange()
  before.setStart(words, 0)
  before.setEndBefore(part)
  return isCount(part.textContent, { before: before.toString(), all: words.textContent })
}

/**
 * Returns whether a part of a filter's text is a count. A number at the beginning of a text without letters is what the filter
 * says, such as a size.
 */
export function isCount(part: string, { before, all }: { before: string; all: string }): boolean {
  return number.test(part) && (/[([]/.test(part) || before.trim() !== '' || /\p{L}/u.test(all))
}
