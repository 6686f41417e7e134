import { defineExperience } from '../../define-experience.ts'
import { addClass } from '../../kit/change/add-class.ts'
import { addStyles } from '../../kit/change/add-styles.ts'
import { followElements } from '../../kit/watch/follow.ts'
import { fullFill } from './full-fill.ts'
import type { Content } from './template.ts'

// What only cuts or masks has a fill of its own meaning.
const shapes = ':is(path, polygon, use, circle, ellipse, rect):not(:is(defs, symbol, clipPath, mask, pattern) *)'

/**
 * PDP-28: another colour for the filled stars, where a shop draws them as SVG. A shop that fills its empty stars too
 * names the full ones as its anchor `starRating`.
 */
export const experience = defineExperience<Content>({
  id: 'product/star-colour',
  run(scope) {
    const { content, name, options } = scope
    const rating = `:is(${scope.selector('starRating')})`
    const fullOf = new WeakMap<Element, string | undefined>()

    /** Asked once a rating, of all its shapes: afterwards some have their new colour. */
    function fullIn(element: Element): string | undefined {
      if (!fullOf.has(element)) {
        const own = element.matches(shapes) ? [element] : element.querySelectorAll(shapes)
        const full = fullFill([...own].map((shape) => getComputedStyle(shape)))
        if (!full) options.log.info('product/star-colour: the full stars of a rating have no fill of their own')
        fullOf.set(element, full)
      }
      return fullOf.get(element)
    }

    // The shop's own rule for its stars may be of any weight.
    const colourRule = (property: string) => `{ ${property}: ${content.color} !important }`
    addStyles(scope, `.${name} ${colourRule('fill')} .${name}-edge ${colourRule('stroke')}`)
    followElements(scope, `${rating} ${shapes}, ${rating}${shapes}`, (shape, each) => {
      const { fill, stroke } = getComputedStyle(shape)
      if (fill !== fullIn(shape.closest(rating) ?? shape)) return
      // A stroke in the colour of the fill makes the star bigger; one in another is an outline, and stays.
      if (stroke === fill) addClass(each, shape, `${name}-edge`)
      addClass(each, shape, name)
    })
  },
})
