import { defineExperience } from '../../define-experience.ts'
import { listCarriers } from '../../kit/draw/carriers.ts'
import { drawIconRow } from '../../kit/draw/draw-icon-row.tsx'
import css from '../../kit/draw/footer-icons.css?inline'
import { sayText } from '../../kit/words/say.ts'
import type { Content } from './template.ts'

/** GLB-06: shows the carriers at the end of the footer. */
export const experience = defineExperience<Content>({
  id: 'global/delivery-carriers',
  run: (scope) =>
    drawIconRow(scope, {
      label: sayText('Delivered by'),
      icons: listCarriers(scope.content),
      css,
      isNamed: true,
      place: { anchor: 'footer', where: 'append' },
    }),
})
