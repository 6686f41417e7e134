import { defineTemplate } from '../../define-template.ts'
import { boolean, type ContentOf } from '../../fields.ts'

export const template = defineTemplate({
  id: 'home/top-search',
  ledger: 'HOM-02',
  title: 'Search bar at the top of the home page',
  look: 'Under the header: a field to search the shop, without opening anything first.',
  pages: ['home'],
  devices: ['computer', 'tablet'],
  anchors: ['header'],
  emits: [],
  fields: {
    seachOnTop: boolean({ default: true, meaning: 'Show the bar.' }),
  },
})

export type Content = ContentOf<typeof template.fields>
