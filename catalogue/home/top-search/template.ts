import { defineTemplate } from '../../define-template.ts'
import { boolean, type ContentInput, type ContentOf, text } from '../../fields.ts'

export const template = defineTemplate({
  id: 'home/top-search',
  ledger: 'HOM-02',
  title: 'Search bar at the top of the home page',
  look: 'An open search field below the header.',
  pages: ['home'],
  devices: ['computer', 'tablet'],
  anchors: ['header'],
  reads: ['searchOverlay.active'],
  needs: ['addresses.search'],
  emits: [],
  fields: {
    seachOnTop: boolean({ default: true, meaning: 'Show the bar.' }),
    placeholder: text({ meaning: 'Text in the empty search field.' }),
    label: text({ default: 'Search', meaning: 'Name of the search field for screen readers.' }),
  },
  // A field of 48 px with 16 px above and below. The container must not pass on the margin.
  room: ({ seachOnTop }) =>
    seachOnTop
      ? [
          { at: 'header', within: '+*', css: 'margin-top:80px' },
          { at: 'header', around: true, within: '::before', css: 'content:"";display:table' },
        ]
      : [],
})

export type Content = ContentOf<typeof template.fields>

/** Content for the gallery and the standard suite. */
export const sample: ContentInput<typeof template.fields> = { placeholder: 'Find your next pair' }
