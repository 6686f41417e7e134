import type { TemplateInstance } from '../../../catalogue/define-site.ts'

/** Every page. */
export const everyPageExperiences: readonly TemplateInstance[] = [
  {
    id: 'offers',
    template: 'global/offer-banner',
    content: {
      messages: [
        { title: 'Free delivery over £60', isBold: true },
        { title: '60 days to change your mind' },
        { title: 'New in: boots for wet streets', link: '/uk/en/shop/boots' },
      ],
      backgroundColor: '#2a3fd0',
      textColor: '#ffffff',
    },
    paths: { include: ['/uk/en'] },
    goals: [{ key: 'custom', value: 'cta-clicks', primary: true }],
  },
  { id: 'menu-labels', template: 'global/menu-labels', content: {} },
  { id: 'popularity', template: 'global/popularity-counts', content: {} },
  // Who tries the demo is in the United Kingdom, until its gallery says otherwise (`site/locations.json`).
  {
    id: 'own-shop',
    template: 'global/locale-redirect',
    paths: { include: ['/us/en/help'] },
    content: {},
    goals: [
      { key: 'custom', value: 'cta-clicks', primary: true },
      { key: 'custom', value: 'no-bounce' },
    ],
  },
]
