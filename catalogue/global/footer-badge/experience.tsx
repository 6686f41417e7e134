import { defineExperience } from '../../define-experience.ts'
import { addStyles } from '../../kit/change/add-styles.ts'
import { drawBeside } from '../../kit/draw/draw-beside.tsx'
import { Picture } from '../../kit/media/picture.tsx'
import { ctaGoal } from '../../kit/run/cta-goal.ts'
import styles from './footer-badge.css?inline'
import type { Content } from './template.ts'

/** GLB-04: shows a picture with a text below it as the last block of the footer. */
export const experience = defineExperience<Content>({
  id: 'global/footer-badge',
  run(scope) {
    const { imageUrl, message, url } = scope.content
    const onFollow = ctaGoal(scope.options)
    const inside = (
      <>
        {/* The text describes the picture. */}
        <Picture src={imageUrl} alt="" loading="lazy" />
        {message && <span>{message}</span>}
      </>
    )
    addStyles(scope, styles)
    drawBeside(scope, { anchor: 'footer', where: 'append' }, ({ show }) => {
      show(
        url && message ? (
          <a className="global-footer-badge-box" href={url} onClick={onFollow}>
            {inside}
          </a>
        ) : (
          <p className="global-footer-badge-box">{inside}</p>
        ),
      )
    })
  },
})
