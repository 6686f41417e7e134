import { defineExperience } from '../../define-experience.ts'
import { listCarriers } from '../../kit/draw/carriers.ts'
import { drawIconRow } from '../../kit/draw/draw-icon-row.tsx'
import { sayText } from '../../kit/words/say.ts'
import css from './delivery-carriers.css?inline'
import type { Content } from './template.ts'

/** BAS-03: shows the icons of the carriers below the delivery line. */
export const experience = defineExperience<Content>({
  id: 'basket/delivery-carriers',
  run: (scope) =>
    drawIconRow(scope, {
      label: sayText('Delivered by'),
      icons: listCarriers(scope.content),
      css,
      isNamed: true,
      place: { anchor: 'basketDelivery', where: 'after' },
    }),
})
