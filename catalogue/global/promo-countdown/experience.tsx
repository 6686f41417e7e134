import { defineExperience } from '../../define-experience.ts'
import { addStyles } from '../../kit/change/add-styles.ts'
import { instantOf } from '../../kit/change/motion.ts'
import { takeTop } from '../../kit/change/take-top.ts'
import { countDown } from '../../kit/counts/count-down.ts'
import { drawBeside } from '../../kit/draw/draw-beside.tsx'
import { ctaGoal } from '../../kit/run/cta-goal.ts'
import { clockFace, spokenTime } from './clock-face.ts'
import styles from './promo-countdown.css?inline'
import { PromoCountdown } from './promo-countdown.tsx'
import type { Content } from './template.ts'

/** GLB-07: shows a bar in the header that counts down to the end of a promotion. */
export const experience = defineExperience<Content>({
  id: 'global/promo-countdown',
  run(scope) {
    const { content, options } = scope
    const until = instantOf(content.endTime)
    if (until === undefined) options.log.warn(`global/promo-countdown: endTime ${content.endTime} is no date`)
    if (until === undefined || until <= +new Date()) return
    const onFollow = ctaGoal(options)
    takeTop(scope, (turn) => {
      addStyles(turn, styles)
      drawBeside({ ...scope, ...turn }, { anchor: 'headerPromo', where: 'append' }, ({ show, signal }) => {
        countDown(
          until,
          (isOver) => {
            const [time, spoken] = [clockFace(until, +new Date()), spokenTime(until, +new Date())]
            show(<PromoCountdown {...content} time={time} spoken={spoken} isOver={isOver} onFollow={onFollow} />)
          },
          signal,
        )
      })
    })
  },
})
