import { defineExperience } from '../../define-experience.ts'
import { drawIconRow } from '../../kit/draw/draw-icon-row.tsx'
import css from '../../kit/draw/footer-icons.css?inline'
import { paymentMethods } from '../../kit/draw/payment-methods.ts'
import { sayText } from '../../kit/words/say.ts'
import type { Content } from './template.ts'

/** GLB-05: shows the payment methods at the end of the footer. */
export const experience = defineExperience<Content>({
  id: 'global/footer-payments',
  run: (scope) =>
    drawIconRow(scope, {
      label: sayText('Accepted payment methods'),
      icons: paymentMethods(scope.content),
      css,
      place: { anchor: 'footer', where: 'append' },
    }),
})
