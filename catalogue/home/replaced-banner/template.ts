import { deviceTypes } from '../../../contract/experience.ts'
import { defineTemplate } from '../../define-template.ts'
import {
  boolean,
  type ContentInput,
  type ContentOf,
  choice,
  color,
  image,
  list,
  rich,
  text,
  url,
} from '../../fields.ts'
import { pictureRoom } from '../../kit/media/media-room.ts'
import { cssName, cssText, type RoomFacts, type RoomRule } from '../../room.ts'

export const template = defineTemplate({
  id: 'home/replaced-banner',
  ledger: 'HOM-01',
  title: 'Home banner replaced in the desktop and the mobile slot',
  look: 'A picture with text over it in content slots of the shop.',
  pages: ['home'],
  devices: deviceTypes,
  anchors: ['contentSlot'],
  reads: ['contentSlot.name'],
  emits: ['cta-clicks'],
  fields: {
    slots: list(
      {
        slotId: text({ required: true, meaning: 'Name of the slot to fill.' }),
        show: boolean({ default: true, meaning: 'Fill the slot.' }),
        title: text({ meaning: 'Heading.' }),
        description: rich({ meaning: 'Text below the title.' }),
        url: url({ meaning: 'Address of the link.' }),
        cta: text({ meaning: 'Words that look like a button, where the banner is a link.' }),
        img: image({ meaning: 'Picture from 768 px.' }),
        imgMob: image({ meaning: 'Picture below 768 px.' }),
        position: choice(['top', 'middle', 'bottom'], {
          default: 'middle',
          meaning: 'Position of the text on the picture.',
        }),
        textColour: color({ meaning: "Colour of the text; empty for the shop's own." }),
        alignment: choice(['left', 'center', 'right'], { default: 'center', meaning: 'Alignment of the text.' }),
        animate: boolean({ default: false, meaning: 'Slide the text in.' }),
      },
      { required: true, meaning: 'Content of the slots.' },
    ),
  },
  room: ({ slots }, facts) => slots.flatMap((slot) => slotRoom(slot, facts)),
})

type BannerSlot = { slotId: string; show: boolean; img: string; imgMob: string }

/** A slot is found by either name. Long text may make it higher than its picture. */
function slotRoom({ slotId, show, img: wide, imgMob: narrow }: BannerSlot, facts: RoomFacts): RoomRule[] {
  if (!show) return []
  const byName = facts.slotAttribute ? [`[${cssName(facts.slotAttribute)}=${cssText(slotId)}]`] : []
  return [...byName, `#${cssName(slotId)}`].flatMap((within) => [
    { at: 'contentSlot', within, css: 'visibility:hidden', hides: true },
    ...pictureRoom({ wide, narrow }, facts).map(
      ({ share, media }): RoomRule => ({
        at: 'contentSlot',
        within,
        css: `aspect-ratio:${1 / share};overflow:hidden`,
        media,
      }),
    ),
  ])
}

export type Content = ContentOf<typeof template.fields>
export type BannerContent = Content['slots'][number]

/** Content for the gallery and the standard suite. */
export const sample: ContentInput<typeof template.fields> = {
  slots: [
    {
      slotId: 'home-middle',
      title: 'Boots for wet streets',
      description: 'Sealed seams, **warm** lining',
      url: '/uk/en/shop/boots',
      img: '/catalogue/testing/icon.svg',
      position: 'bottom',
      alignment: 'left',
    },
  ],
}
