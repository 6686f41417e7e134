import {
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useRef,
  useState,
  version,
} from 'react'
import { motionMs } from '../change/motion.ts'
import { readingSign } from '../watch/reading-sign.ts'
import { useWindowWidth } from '../watch/use-window-width.ts'
import { sayText } from '../words/say.ts'
import { Arrow } from './carousel-arrow.tsx'
import { firstInView, type PerView, slidesPerView } from './slides-in-view.ts'
import { useDrag } from './use-drag.ts'

export type Slide = { key: string; content: ReactNode }

/** The component that scrolls a carousel automatically: `AutoScroll`, loaded only by templates that use it. */
export type Mover = ComponentType<{
  region: RefObject<HTMLElement | null>
  track: RefObject<HTMLElement | null>
  /** Whether the last full view is reached. */
  isLast: boolean
  /** Makes the next slide the first in view, without animation; after the last one it starts over. */
  onStep: () => void
  /** Whether a part of one more slide is in view. */
  onBetween: (isBetween: boolean) => void
  /** Whether scrolling is paused from outside. */
  isHeld: boolean
}>

export type CarouselProps = {
  /** Heading and name of the region; without it there is no heading. */
  headline: string
  /** Name of a region that has no heading. */
  name?: string
  slides: readonly Slide[]
  perView: PerView
  /** Between slides, in CSS px. */
  gap: number
  /** Shows `1/8`, the first slide in view of all. */
  hasCounter?: boolean
  /** Without arrows, slides are swiped, and a slide that receives focus moves into view. */
  hasArrows?: boolean
  mover?: Mover
  /** Pauses automatic scrolling, for example while a dialog is open. */
  isHeld?: boolean
}

const steps: Record<string, 1 | -1> = { ArrowRight: 1, ArrowLeft: -1 }

/** React before 19 does not know `inert` as a boolean and writes the value as text. */
const inert = Number.parseInt(version, 10) < 19 ? ('' as never) : true

/** A list of slides that is moved by arrows, keys and swipes (SHR-02). Its styles are in `carousel.css`. */
export function Carousel({
  headline,
  name,
  slides,
  perView: counts,
  gap,
  hasCounter,
  hasArrows = true,
  mover: Mover,
  isHeld = false,
}: CarouselProps) {
  const region = useRef<HTMLDivElement>(null)
  const track = useRef<HTMLDivElement>(null)
  const arrows = { next: useRef<HTMLButtonElement>(null), previous: useRef<HTMLButtonElement>(null) }
  const [wanted, setWanted] = useState(0)
  const [ms, setMs] = useState(0)
  const [isBetween, setBetween] = useState(false)
  // Before it is drawn it stands at its start, which is the same for both.
  const sign = region.current ? readingSign(region.current) : 1
  const { isDragged, handlers } = useDrag(track, (by) => moveBy(by * sign))
  const total = slides.length
  const perView = slidesPerView(useWindowWidth(), counts)
  const first = firstInView(wanted, { total, perView })
  const last = firstInView(total, { total, perView })

  function moveBy(by: number): void {
    const to = firstInView(first + by, { total, perView })
    // A focused slide that leaves the view would lose the focus (SHR-02.8).
    const focused = [...(track.current?.children ?? [])].findIndex((slide) => slide.contains(document.activeElement))
    if (hasArrows && focused >= 0 && (focused < to || focused >= to + perView))
      (by > 0 ? arrows.next : arrows.previous).current?.focus({ preventScroll: true })
    setMs(motionMs(to === first ? 'fast' : 'slow'))
    setWanted(to)
    setBetween(false)
    if (track.current) track.current.style.translate = ''
  }

  function onKeyDown(event: KeyboardEvent): void {
    const by = steps[event.key]
    if (!by) return
    event.preventDefault()
    moveBy(by * sign)
  }

  function onStep(): void {
    setMs(0)
    setWanted(first === last ? 0 : first + 1)
  }

  if (total === 0) return null
  const time = isDragged ? 0 : ms
  const count = `${first + 1}/${total}`
  return (
    // biome-ignore lint/a11y/useSemanticElements: shops have rules for sections, which would space or split this one
    <div
      className={Mover ? 'instep-carousel instep-carousel-moving' : 'instep-carousel'}
      ref={region}
      role="region"
      aria-roledescription={sayText('carousel')}
      aria-label={headline || name}
      onKeyDown={onKeyDown}
      style={{ '--instep-per-view': perView, '--instep-gap': `${gap}px`, '--instep-ms': `${time}ms` } as object}
    >
      <div className="instep-carousel-head">
        {headline !== '' && <h2 className="instep-heading">{headline}</h2>}
        {last > 0 && hasArrows && (
          <div className="instep-carousel-controls">
            {hasCounter && (
              <p aria-live="polite">
                {/* A browser that translates the page has replaced the text, so another one needs another element. */}
                <span key={count}>{count}</span>
              </p>
            )}
            {Mover && (
              <Mover
                region={region}
                track={track}
                isLast={first === last}
                onStep={onStep}
                onBetween={setBetween}
                isHeld={isHeld}
              />
            )}
            <Arrow
              direction="previous"
              buttonRef={arrows.previous}
              isDisabled={first === 0}
              onPress={() => moveBy(-1)}
            />
            <Arrow direction="next" buttonRef={arrows.next} isDisabled={first === last} onPress={() => moveBy(1)} />
          </div>
        )}
      </div>
      <div className="instep-carousel-view" {...handlers}>
        <div
          className="instep-carousel-track"
          ref={track}
          style={{ transform: `translateX(calc(${-first * sign} * var(--instep-step)))` }}
          onTransitionEnd={({ target }) => target === track.current && setMs(0)}
        >
          {slides.map(({ key, content }, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is a group by its pattern, and no set of fields
            <div
              className="instep-carousel-slide"
              key={key}
              role="group"
              aria-label={sayText('{0} of {1}', index + 1, total)}
              inert={hasArrows && (index < first || index >= first + perView + (isBetween ? 1 : 0)) ? inert : undefined}
              onFocus={() => {
                if (index < first) moveBy(index - first)
                if (index >= first + perView) moveBy(index - first - perView + 1)
              }}
            >
              {content}
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}
