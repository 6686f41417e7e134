import { onTestFinished } from 'vitest'
import carouselStyle from '../kit/carousel/carousel.css?inline'
import { Carousel, type CarouselProps } from '../kit/carousel/carousel.tsx'
import movingStyle from '../kit/carousel/moving.css?inline'
import { addStyles } from '../kit/change/add-styles.ts'
import { drawAt } from '../kit/draw/draw.tsx'
import { aPage } from './a-page.ts'
import { anyExposure } from './any-exposure.ts'

/** Creates slides named by letters, each with a link. */
export const slidesOf = (letters: string) =>
  [...letters].map((letter) => ({ key: letter, content: <a href={`#${letter}`}>{letter}</a> }))

/** Draws a carousel of 8 slides, 2 per view, on a page 400 px wide. */
export function aCarousel(props: Partial<CarouselProps> = {}) {
  aPage('<a href="#before">Before</a><main style="width: 400px"></main><a href="#after">After</a>')
  const ended = new AbortController()
  const undos: (() => void)[] = []
  const scope = {
    signal: ended.signal,
    onRemove: (undo: () => void) => void undos.push(undo),
    mayRestore: () => true,
    exposure: anyExposure,
  }
  const removeCarousel = () => {
    ended.abort()
    for (const undo of undos.splice(0).reverse()) undo()
  }
  onTestFinished(removeCarousel)
  addStyles(scope, carouselStyle + movingStyle)
  const main = document.querySelector('main') as HTMLElement
  const drawing = drawAt(scope, { host: document.createElement('div'), where: 'append', reference: main })
  const showCarousel = (more: Partial<CarouselProps> = {}) =>
    drawing.show(
      <Carousel headline="Shoes" slides={slidesOf('abcdefgh')} perView={{ usual: 2 }} gap={10} {...props} {...more} />,
    )
  showCarousel()
  return { remove: removeCarousel, show: showCarousel, main }
}

export const findRegion = () => document.querySelector('.instep-carousel') as HTMLElement
export const findTrack = () => findRegion().querySelector('.instep-carousel-track') as HTMLElement
export const theSlides = () => [...findTrack().children] as HTMLElement[]
export const findButton = (name: string) => findRegion().querySelector<HTMLElement>(`button[aria-label="${name}"]`)

/** Returns the letters of the slides that can receive focus. */
export const reachableSlides = () =>
  theSlides()
    .filter((slide) => !slide.inert)
    .map((slide) => slide.textContent)
    .join('')

/** Returns the letters of the slides that are fully visible, to the pixel. */
export function seenSlides(): string {
  const view = (findTrack().parentElement as HTMLElement).getBoundingClientRect()
  const isSeen = ({ left, right }: DOMRect) => left > view.left - 1 && right < view.right + 1
  return theSlides()
    .filter((slide) => isSeen(slide.getBoundingClientRect()))
    .map((slide) => slide.textContent)
    .join('')
}
