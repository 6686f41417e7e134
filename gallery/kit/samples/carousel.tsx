import { defineExperience } from '../../../catalogue/define-experience.ts'
import { addCarouselStyles } from '../../../catalogue/kit/carousel/add-carousel-styles.ts'
import { AutoScroll } from '../../../catalogue/kit/carousel/auto-scroll.tsx'
import { Carousel } from '../../../catalogue/kit/carousel/carousel.tsx'
import { drawBeside } from '../../../catalogue/kit/draw/draw-beside.tsx'

export type Content = { headline: string; slides: { title: string; text: string }[]; autoScroll: boolean }

export const experience = defineExperience<Content>({
  id: 'kit/carousel',
  run(scope) {
    const { headline, slides, autoScroll } = scope.content
    addCarouselStyles(scope, '')
    drawBeside(scope, { anchor: 'contentSlot', where: 'append' }, ({ show }) => {
      show(
        <Carousel
          headline={headline}
          perView={{
            usual: 3,
            narrow: [
              { below: 600, slides: 1 },
              { upTo: 900, slides: 2 },
            ],
          }}
          gap={16}
          hasCounter
          mover={autoScroll ? AutoScroll : undefined}
          slides={slides.map(({ title, text }) => ({
            key: title,
            content: (
              <a className="kit-note" href="/uk/en/help">
                <b>{title}</b> {text}
              </a>
            ),
          }))}
        />,
      )
    })
  },
})
