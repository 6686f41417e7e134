import type { OwnInstance } from '../../../catalogue/define-site.ts'

/** The shop's own, without a template. */
export const ownExperiences: readonly OwnInstance[] = [
  // The shop's own: it draws into a slot of the shop's React.
  {
    id: 'delivery-progress',
    name: 'How far to free delivery',
    pages: ['basket'],
    code: import.meta.resolve('../../experiences/delivery-progress.ts'),
    css: import.meta.resolve('../../experiences/delivery-progress.css'),
  },
]
