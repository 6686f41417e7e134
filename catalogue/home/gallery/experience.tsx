import { defineExperience } from '../../define-experience.ts'
import { addCarouselStyles } from '../../kit/carousel/add-carousel-styles.ts'
import { AutoScroll } from '../../kit/carousel/auto-scroll.tsx'
import { Carousel } from '../../kit/carousel/carousel.tsx'
import movingStyles from '../../kit/carousel/moving.css?inline'
import type { PerView } from '../../kit/carousel/slides-in-view.ts'
import { inPlaceOf } from '../../kit/change/in-place-of.ts'
import { inTurn } from '../../kit/change/in-turn.ts'
import { createDialog } from '../../kit/dialog/dialog.tsx'
import { drawAt } from '../../kit/draw/draw.tsx'
import sectionStyles from '../../kit/draw/section.css?inline'
import { Picture } from '../../kit/media/picture.tsx'
import { ctaGoal } from '../../kit/run/cta-goal.ts'
import type { DisposableScope } from '../../kit/run/scope.ts'
import { followSlots } from '../../kit/shop/follow-slots.ts'
import { addListeners } from '../../kit/watch/listen.ts'
import { isNarrow } from '../../kit/watch/width.ts'
import { sayText } from '../../kit/words/say.ts'
import styles from './gallery.css?inline'
import { Popup, slideName } from './popup.tsx'
import type { Content } from './template.ts'
import { whileDue } from './while-due.ts'

/** Slides per view by window width (HOM-08.2). */
const perView: PerView = {
  usual: 3,
  narrow: [
    { below: 768, slides: 1 },
    { below: 640, slides: 2 },
  ],
}

/** HOM-08: shows pictures in a slot of the shop, each of which opens a popup. */
export const experience = defineExperience<Content>({
  id: 'home/gallery',
  run(scope) {
    const { content, name, options } = scope
    const { slotD, slotM, CarouselTitle: headline, slides } = content
    const onFollow = ctaGoal(options)
    const openDialog = createDialog(scope)
    let isHeld = false
    const redraws = new Set<() => void>()
    addCarouselStyles(scope, sectionStyles + movingStyles + styles)

    function holdGallery(is: boolean): void {
      isHeld = is
      for (const redrawGallery of redraws) redrawGallery()
    }

    function openAt(at: number): void {
      openDialog({
        label: slideName(slides[at]),
        className: `${name}-popup`,
        children: <Popup slides={slides} at={at} onFollow={onFollow} />,
        onOpen: () => holdGallery(true),
        onClose: () => holdGallery(false),
      })
    }

    const pictures = slides.map((slide, at) => ({
      key: String(at),
      content: (
        <button
          type="button"
          className="home-gallery-slide"
          aria-label={slide.title || slideName(slide)}
          aria-haspopup="dialog"
          onClick={({ currentTarget }) => {
            // Not every browser focuses a clicked button, and focus must return to it later.
            currentTarget.focus({ preventScroll: true })
            openAt(at)
          }}
        >
          <Picture src={slide.img} alt={slide.title} />
        </button>
      ),
    }))

    function fillSlot(turn: DisposableScope, slot: Element): void {
      const host = document.createElement('div')
      host.className = `${name} instep-section`
      inPlaceOf(turn, slot, name)
      const { show } = drawAt(turn, { host, where: 'prepend', reference: slot })
      const redrawGallery = () =>
        show(
          <Carousel
            headline={headline}
            perView={perView}
            isHeld={isHeld}
            name={sayText('Pictures')}
            slides={pictures}
            gap={15}
            mover={AutoScroll}
          />,
        )
      runToEdges(turn, host)
      redraws.add(redrawGallery)
      turn.onRemove(() => redraws.delete(redrawGallery))
      redrawGallery()
    }

    followSlots(scope, ({ slot, slotId }, each) => {
      const isDue = () => slotId !== '' && slotId === (isNarrow(innerWidth, { below: 768 }) ? slotM : slotD)
      whileDue(each, isDue, (due) => inTurn(due, { element: slot, name: 'content' }, (turn) => fillSlot(turn, slot)))
    })
  },
})

/** Tells the styles how far the edges of the screen are, in px: on phones the row runs to them (HOM-08.12). */
function runToEdges({ signal }: DisposableScope, host: HTMLElement): void {
  function measureEdge(): void {
    const { left = 0, right = 0 } = host.parentElement?.getBoundingClientRect() ?? {}
    const edge = Math.max(0, Math.min(left, document.documentElement.clientWidth - right))
    host.style.setProperty('--home-gallery-edge', `${edge}px`)
  }
  addListeners(window, { resize: measureEdge }, { passive: true, signal })
  measureEdge()
}
