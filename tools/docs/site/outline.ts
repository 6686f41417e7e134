/** One group of the site's sidebar: its heading, and the names of its pages in `docs/`, without `.md`. */
export type OutlineGroup = { text: string; pages: string[] }

/** All pages of `docs/`, in the order in which the site lists them; decisions follow by themselves. */
export const outline: OutlineGroup[] = [
  {
    text: 'Start',
    pages: ['getting-started', 'presets', 'reading-your-pages', 'event-sources', 'inspector', 'preview'],
  },
  {
    text: 'Experiments and content',
    pages: [
      'catalogue',
      'own-experiences',
      'look',
      'languages',
      'segments',
      'placements',
      'recommendations',
      'react-slots',
      'results',
      'console',
    ],
  },
  { text: 'Reference', pages: ['configuration', 'schemas', 'service-configuration', 'service-data', 'browsers'] },
  {
    text: 'Operate',
    pages: ['operating', 'operating-in-a-fleet', 'scaling', 'privacy', 'consent', 'several-domains', 'limits'],
  },
  {
    text: 'Develop Instep',
    pages: [
      'architecture',
      'adding-an-experience',
      'catalogue-on-shops',
      'experience-marks',
      'data-layer',
      'shop-pictures',
    ],
  },
]
