import type { ExperienceInstance } from '../../catalogue/define-site.ts'

const goals = [
  { key: 'custom', value: 'cta-clicks', primary: true },
  { key: 'custom', value: 'no-bounce' },
] as const

/**
 * Instances of the locale redirect on addresses that the tests name. They are not forced, because forced
 * experiences send no goals.
 */
export const localeInstances: ExperienceInstance[] = [
  {
    id: 'own-shop-asked',
    template: 'global/locale-redirect',
    content: { userCountry: 'CA' },
    paths: { include: ['try=own-shop-asked'] },
    goals,
  },
  {
    id: 'own-shop-at-once',
    template: 'global/locale-redirect',
    content: { userCountry: 'DE', useExperiementalRedirect: true },
    paths: { include: ['try=own-shop-at-once'] },
    goals,
  },
]
