import { defineExperience } from '../../define-experience.ts'
import { drawIconRow } from '../../kit/draw-icon-row.tsx'
import css from '../../kit/footer-icons.css?inline'
import { paymentMethods } from '../../kit/payment-methods.ts'
import type { Content } from './template.ts'

/** GLB-05: the ways to pay, at the end of the footer. */
export const experience = defineExperience<Content>({
  id: 'global/footer-payments',
  run: (scope) =>
    drawIconRow(scope, {
      ...{ label: 'Accepted payment methods', icons: paymentMethods(scope.content), css },
      place: { anchor: 'footer', where: 'append' },
    }),
})
