import { defineExperience } from '../../../catalogue/define-experience.ts'
import { addStyles } from '../../../catalogue/kit/change/add-styles.ts'
import { drawBeside } from '../../../catalogue/kit/draw/draw-beside.tsx'
import styles from '../../../catalogue/kit/media/media.css?inline'
import { Media } from '../../../catalogue/kit/media/media.tsx'
import { ctaGoal } from '../../../catalogue/kit/run/cta-goal.ts'

export type Content = { media: { src: string; altText: string; href: string }[] }

export const experience = defineExperience<Content>({
  id: 'kit/media',
  run(scope) {
    const { content, options } = scope
    const onFollow = ctaGoal(options)
    addStyles(scope, styles)
    drawBeside(scope, { anchor: 'contentSlot', where: 'append' }, ({ show }) => {
      show(
        <div className="kit-cards">
          {content.media.map((each) => (
            <Media
              key={each.src}
              {...each}
              title="Shoes"
              onFollow={onFollow}
              onBroken={() => options.log.warn(`${each.src} cannot be loaded`)}
            />
          ))}
        </div>,
      )
    })
  },
})
