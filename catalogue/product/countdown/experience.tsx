import { defineExperience } from '../../define-experience.ts'
import { addStyles } from '../../kit/change/add-styles.ts'
import { instantOf } from '../../kit/change/motion.ts'
import { countDown } from '../../kit/counts/count-down.ts'
import { drawBeside } from '../../kit/draw/draw-beside.tsx'
import { findRowAround } from '../../kit/draw/row-around.ts'
import styles from './countdown.css?inline'
import { CountdownLine } from './countdown-line.tsx'
import type { Content } from './template.ts'
import { timeText } from './time-text.ts'

/** PDP-13: shows the time left until a deadline above the first add-to-bag button. */
export const experience = defineExperience<Content>({
  id: 'product/countdown',
  run(scope) {
    const { content, options } = scope
    const untilMs = instantOf(content.deadline)
    if (untilMs === undefined) {
      options.log.warn(`product/countdown: deadline ${content.deadline} is no date`)
      return
    }
    addStyles(scope, styles)
    drawBeside(
      scope,
      { anchor: 'addToBag', where: 'before', role: 'timer', beside: findRowAround },
      ({ show, signal }) => {
        countDown(
          untilMs,
          () => show(<CountdownLine {...content} untilMs={untilMs} time={timeText(untilMs, +new Date())} />),
          signal,
        )
      },
    )
  },
})
