import { defineExperience } from '../../define-experience.ts'
import { addClass } from '../../kit/change/add-class.ts'
import { addStyles } from '../../kit/change/add-styles.ts'
import type { Steps } from '../../kit/run/take-steps.ts'
import { followElements } from '../../kit/watch/follow.ts'
import { fullStars, lookOf } from './full-stars.ts'
import { paintPart } from './paint-part.ts'
import { type StarMark, starMarks } from './star-marks.ts'
import { starStyles } from './star-styles.ts'
import type { Content } from './template.ts'

/** PDP-28: changes the colour of the full stars of ratings that are drawn as shapes or as characters. */
export const experience = defineExperience<Content>({
  id: 'product/star-colour',
  run(scope) {
    const { content, name } = scope
    const rating = scope.selector('starRating')
    const fullOf = new WeakMap<Element, readonly string[]>()
    const marks = new Map<Element, StarMark[]>()

    /** Lists the full stars of a rating. Their look is determined once, because some have the new colour afterwards. */
    function fullMarks(element: Element): StarMark[] {
      const all = starMarks(element)
      if (!fullOf.has(element)) {
        const full = fullStars(all)
        if (full.length === 0)
          scope.exposure.lacks('the full stars cannot be told from the others: give their selector as starRating')
        else fullOf.set(element, full)
      }
      return all.filter((mark) => fullOf.get(element)?.includes(lookOf(mark)))
    }

    function findFull(): Element[] {
      for (const mark of [...document.querySelectorAll(rating)].flatMap(fullMarks)) {
        const own = marks.get(mark.element) ?? []
        if (!own.some(({ kind }) => kind === mark.kind)) marks.set(mark.element, [...own, mark])
      }
      for (const element of marks.keys())
        if (!element.closest(rating) && !element.closest('defs')) marks.delete(element)
      return [...marks.keys()].filter((element) => element.isConnected)
    }

    addStyles(scope, starStyles(name, content.color))
    followElements(scope, { name: rating, find: findFull }, function* (element, each): Steps {
      const own = marks.get(element) ?? []
      const { stroke } = getComputedStyle(element)
      if (own.some(({ kind }) => kind === 'part')) yield* paintPart(each, element as HTMLElement)
      else yield
      for (const { kind, paint } of own) {
        // A stroke in the fill colour enlarges the star and is changed too. A stroke in another colour is an outline and stays.
        if (kind === 'fill' && stroke === paint) addClass(each, element, `${name}-edge`)
        addClass(each, element, `${name}-${kind}`)
      }
    })
  },
})
