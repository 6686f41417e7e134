import { defineExperience } from '../../define-experience.ts'
import { addStyles } from '../../kit/change/add-styles.ts'
import { inTurn } from '../../kit/change/in-turn.ts'
import { motionMs } from '../../kit/change/motion.ts'
import { stayUnder } from '../../kit/change/stay-under.ts'
import { takeTop } from '../../kit/change/take-top.ts'
import { drawAt } from '../../kit/draw/draw.tsx'
import { ctaGoal } from '../../kit/run/cta-goal.ts'
import { innerScope } from '../../kit/run/inner-scope.ts'
import type { DisposableScope } from '../../kit/run/scope.ts'
import { sharedOnPage } from '../../kit/run/shared-on-page.ts'
import { bannerFor } from './banner-for.ts'
import { keepClear } from './keep-clear.ts'
import { standAbove } from './stand-above.ts'
import styles from './sticky-banner.css?inline'
import { StickyBanner } from './sticky-banner.tsx'
import type { Content } from './template.ts'

/** What is read or seen on the picture. */
const readWords = '.global-sticky-banner-words, .global-sticky-banner-close'

/** GLB-12: shows a banner at an edge of the window. */
export const experience = defineExperience<Content>({
  id: 'global/sticky-banner',
  run(scope) {
    const { content, name, options } = scope
    const { menuOverlay, searchOverlay, header, headerPromo } = options.anchors
    const { experimentId } = options.meta
    const banner = bannerFor(content.banners, location.href)
    /** The experiments whose banner was closed on this page load. */
    const closed = sharedOnPage(options, name, () => new Set<string>())
    if (!banner) scope.exposure.lacks('no entry of banners has a match that is part of this address')
    if (!banner || closed.has(experimentId)) return
    const { position, background, textColour, alignment, animate, title } = banner

    function closeBanner(end: () => void): void {
      closed.add(experimentId)
      end()
    }

    const drawBanner = (turn: DisposableScope) => {
      const shown = innerScope(turn)
      turn.onRemove(shown.end)
      addStyles(shown, styles)
      const host = document.createElement('aside')
      host.className = `${name} ${name}-${position} ${name}-${alignment}`
      host.setAttribute('aria-label', title)
      host.style.color = textColour
      host.style.backgroundColor = background
      host.style.textAlign = alignment
      const where = position === 'top' ? 'prepend' : 'append'
      const { show } = drawAt(shown, { host, where, reference: document.body })
      show(<StickyBanner {...banner} onFollow={ctaGoal(options)} onClose={() => closeBanner(shown.end)} />)
      void import('../../kit/change/ground-words.ts').then(({ groundWords }) => {
        if (!shown.signal.aborted) groundWords(shown, { host, name, words: readWords, isChosen: true })
      })
      keepClear(shown, { host, position, bars: [header, headerPromo] })
      if (position === 'bottom') standAbove(shown, host)
      stayUnder(shown, host, [menuOverlay, searchOverlay])
      const duration = motionMs()
      if (animate && duration > 0)
        host.animate({ translate: [`0 ${position === 'top' ? '-' : ''}100%`, '0'] }, { duration })
    }
    // There is never more than one banner (GLB-12.2).
    inTurn(scope, { element: document.body, name }, (turn) =>
      position === 'top' ? takeTop({ ...turn, name }, drawBanner) : drawBanner(turn),
    )
  },
})
