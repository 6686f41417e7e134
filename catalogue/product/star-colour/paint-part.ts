import { styleSetter } from '../../kit/change/set-style.ts'
import type { DisposableScope } from '../../kit/run/scope.ts'
import { type Steps, takeSteps } from '../../kit/run/take-steps.ts'
import { whenResized } from '../../kit/watch/when-resized.ts'
import { glyphs } from './star-marks.ts'

/**
 * Says to the styles of the template where the full stars of a text begin and end, in em from its left edge, so that the empty
 * ones and other words keep their colour.
 */
export function* paintPart(scope: DisposableScope, element: HTMLElement): Steps {
  const text = [...element.childNodes].find(
    (node): node is Text => node instanceof Text && node.data.includes(glyphs.full),
  )
  if (!text) return
  const [setFrom, setTo] = ['from', 'to'].map((end) => styleSetter(scope, element, `--product-star-${end}`))
  const range = document.createRange()
  range.setStart(text, text.data.indexOf(glyphs.full))
  range.setEnd(text, text.data.lastIndexOf(glyphs.full) + 1)
  function* paintStars(): Steps {
    const [full, all] = [range.getBoundingClientRect(), element.getBoundingClientRect()]
    const em = Number.parseFloat(getComputedStyle(element).fontSize)
    yield
    setFrom?.(`${(full.left - all.left) / em}em`)
    setTo?.(`${(full.right - all.left) / em}em`)
  }
  yield* paintStars()
  // Centred words move with the width.
  whenResized(scope, [element], () => takeSteps([paintStars()]))
}
