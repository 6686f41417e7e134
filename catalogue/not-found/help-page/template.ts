import { deviceTypes } from '../../../contract/experience.ts'
import { defineTemplate } from '../../define-template.ts'
import { boolean, type ContentInput, type ContentOf, group, image, text, url } from '../../fields.ts'
import { wordFields } from '../../kit/media/word-fields.ts'

const optional = { meaning: '' } as const

type TileFields<N extends number> = Record<`image${N}`, ReturnType<typeof image<typeof optional>>> &
  Record<`imageTitle${N}`, ReturnType<typeof text<typeof optional>>> &
  Record<`imageUrl${N}`, ReturnType<typeof url<typeof optional>>>

const tileFields = <const N extends number>(at: N) =>
  ({
    [`image${at}`]: image({ meaning: `Picture of tile ${at}.` }),
    [`imageTitle${at}`]: text({ meaning: `Words of tile ${at}.` }),
    [`imageUrl${at}`]: url({ meaning: `Where tile ${at} leads.` }),
  }) as TileFields<N>

const bannerFields = (at: number) =>
  group(
    {
      show: boolean({ default: false, meaning: `Show banner ${at}.` }),
      image: image({ meaning: `Picture of banner ${at}.` }),
      url: url({ meaning: `Where banner ${at} leads.` }),
      ...wordFields,
    },
    { meaning: `Banner ${at}, under the tiles.` },
  )

export const template = defineTemplate({
  id: 'not-found/help-page',
  ledger: 'NF-01',
  title: 'Helpful page when nothing was found',
  look: 'A search field, links and pictures on pages that do not exist and on searches without results.',
  pages: ['search', 'other'],
  devices: deviceTypes,
  anchors: ['noResults'],
  needs: ['addresses.search'],
  emits: ['cta-clicks'],
  fields: {
    title: text({ required: true, meaning: 'Main heading.' }),
    subTitle: text({ meaning: 'Line below it.' }),
    placeholder: text({ meaning: 'Text in the empty search field.' }),
    label: text({ default: 'Search', meaning: 'Name of the search field for screen readers.' }),
    category: group(
      {
        categoryTitle: text({ meaning: 'Heading of the tiles.' }),
        ...tileFields(1),
        ...tileFields(2),
        ...tileFields(3),
        ...tileFields(4),
      },
      { meaning: 'Up to four tiles.' },
    ),
    banner1: bannerFields(1),
    banner2: bannerFields(2),
  },
  // Reserves most of the height at least, so that the content below is outside of the screen until the page is drawn.
  room: () => [
    { at: 'noResults', css: 'min-height:100vh' },
    { at: 'noResults', css: 'visibility:hidden', hides: true },
  ],
})

export type Content = ContentOf<typeof template.fields>

const icon = '/catalogue/testing/icon.svg'

/** Content for the gallery and the standard suite. */
export const sample: ContentInput<typeof template.fields> = {
  title: 'This way is closed',
  subTitle: 'Others are open: look for a shoe, or begin here.',
  category: {
    categoryTitle: 'Ways on',
    image1: icon,
    imageTitle1: 'Boots',
    imageUrl1: '/uk/en/shop/boots',
    image2: icon,
    imageTitle2: 'New',
    imageUrl2: '/uk/en/shop/new',
  },
  banner1: { show: true, image: icon, url: '/uk/en/shop/sale' },
}
