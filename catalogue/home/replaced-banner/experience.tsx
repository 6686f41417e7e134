import { defineExperience } from '../../define-experience.ts'
import { addStyles } from '../../kit/change/add-styles.ts'
import { inPlaceOf } from '../../kit/change/in-place-of.ts'
import { inTurn } from '../../kit/change/in-turn.ts'
import { drawAt } from '../../kit/draw/draw.tsx'
import { ctaGoal } from '../../kit/run/cta-goal.ts'
import type { DisposableScope } from '../../kit/run/scope.ts'
import { followSlots } from '../../kit/shop/follow-slots.ts'
import { Banner } from './banner.tsx'
import { loadedBanner } from './loaded-banner.ts'
import styles from './replaced-banner.css?inline'
import { slideIn } from './slide-in.ts'
import type { BannerContent, Content } from './template.ts'

/** HOM-01: shows a picture with text in slots of the shop in place of the shop's content. */
export const experience = defineExperience<Content>({
  id: 'home/replaced-banner',
  run(scope) {
    const { content, name, options } = scope
    const onFollow = ctaGoal(options)
    const isFirst = <T,>(seen: Set<T>, one: T) => !seen.has(one) && Boolean(seen.add(one))
    const [told, moved] = [new Set<string>(), new Set<string>()]
    const loading: Promise<void>[] = []
    const pictures: Promise<unknown>[] = []
    addStyles(scope, styles)

    function fillSlot(turn: DisposableScope, slot: Element, banner: BannerContent): void {
      // The page keeps its main heading when that of the slot is hidden.
      const level = slot.querySelector('h1') ? 'h1' : 'h2'
      const host = document.createElement('div')
      host.className = name
      inPlaceOf(turn, slot, name)
      const { show } = drawAt(turn, { host, where: 'prepend', reference: slot })
      show(<Banner {...banner} level={level} onFollow={onFollow} />)
      const words = host.querySelector(`.${name}-words`)
      void import('../../kit/change/ground-words.ts').then(({ groundWords }) => {
        const isChosen = banner.textColour !== ''
        if (!turn.signal.aborted) groundWords(turn, { host, name, words: `.${name}-words`, isChosen })
      })
      if (words && banner.animate && isFirst(moved, banner.slotId)) slideIn(turn, words)
    }

    async function enterBanner(slot: HTMLElement, each: DisposableScope, wanted: BannerContent): Promise<void> {
      const loadingBanner = loadedBanner(wanted, slot)
      pictures.push(loadingBanner)
      const banner = await loadingBanner
      // All slots are filled together, because the reserved room of all ends with the first (BD-04).
      await Promise.all(pictures)
      if (!banner || each.signal.aborted) return
      if (isFilled(slot) && isFirst(told, wanted.slotId))
        options.log.warn(`home/replaced-banner: the slot ${wanted.slotId} is filled by another experience`)
      inTurn(each, { element: slot, name: 'content' }, (turn) => fillSlot(turn, slot, banner))
    }

    followSlots(scope, ({ slot, slotId }, each) => {
      const wanted = content.slots.find((one) => one.show && one.slotId === slotId)
      if (wanted) loading.push(enterBanner(slot, each, wanted))
    })
    return Promise.all(loading).then(() => {})
  },
})

/** Returns whether an experience has replaced the content of an element (`inPlaceOf`). */
function isFilled(element: Element): boolean {
  return [...element.classList].some((name) => name.endsWith('-emptied'))
}
