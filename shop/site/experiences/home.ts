import type { TemplateInstance } from '../../../catalogue/define-site.ts'

/** The home page: the one of each shop front shows something else. */
export const homeExperiences: readonly TemplateInstance[] = [
  {
    id: 'hero-header',
    template: 'home/hero-header',
    paths: { include: ['/us/en/'] },
    content: {
      image: '/icons/hero-wide.svg',
      imageMobile: '/icons/hero-narrow.svg',
      bannerURL: '/us/en/shop/new',
      capitalizeMenu: true,
      trustPilotBgColor: '#14201d',
      trustPilotTextColor: '#ffffff',
    },
    goals: [{ key: 'custom', value: 'cta-clicks', primary: true }],
  },
  { id: 'top-search', template: 'home/top-search', paths: { include: ['/ca/en/', '/ca/fr/'] }, content: {} },
]
