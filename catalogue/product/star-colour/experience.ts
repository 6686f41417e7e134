import { defineExperience } from '../../define-experience.ts'
import { addClass } from '../../kit/change/add-class.ts'
import { addStyles } from '../../kit/change/add-styles.ts'
import { followElements } from '../../kit/watch/follow.ts'
import { fullFill } from './full-fill.ts'
import type { Content } from './template.ts'

// The fill of clip paths and masks has a different meaning.
const shapes = ':is(path, polygon, use, circle, ellipse, rect):not(:is(defs, symbol, clipPath, mask, pattern) *)'

/**
 * PDP-28: changes the colour of the filled stars of SVG ratings. If a shop also fills its empty stars, its anchor
 * `starRating` must select the full ones.
 */
export const experience = defineExperience<Content>({
  id: 'product/star-colour',
  run(scope) {
    const { content, name, options } = scope
    const rating = `:is(${scope.selector('starRating')})`
    const fullOf = new WeakMap<Element, string | undefined>()

    /** Determined once per rating from all its shapes, because some have the new colour afterwards. */
    function fullIn(element: Element): string | undefined {
      if (!fullOf.has(element)) {
        const own = element.matches(shapes) ? [element] : element.querySelectorAll(shapes)
        const full = fullFill([...own].map((shape) => getComputedStyle(shape)))
        if (!full) options.log.info('product/star-colour: the full stars of a rating have no fill of their own')
        fullOf.set(element, full)
      }
      return fullOf.get(element)
    }

    // Uses `!important`, because the rule of the shop may have any specificity.
    const colourRule = (property: string) => `{ ${property}: ${content.color} !important }`
    addStyles(scope, `.${name} ${colourRule('fill')} .${name}-edge ${colourRule('stroke')}`)
    followElements(scope, `${rating} ${shapes}, ${rating}${shapes}`, (shape, each) => {
      const { fill, stroke } = getComputedStyle(shape)
      if (fill !== fullIn(shape.closest(rating) ?? shape)) return
      // A stroke in the fill colour enlarges the star and is changed too. A stroke in another colour is an outline and stays.
      if (stroke === fill) addClass(each, shape, `${name}-edge`)
      addClass(each, shape, name)
    })
  },
})
