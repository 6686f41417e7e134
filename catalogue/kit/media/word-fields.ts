import { text } from '../../fields.ts'

/** The content fields of words that belong to a picture (HOM-05.8, HOM-06.12, CAT-06.7, CAT-13.7). */
export const wordFields = {
  title: text({ meaning: 'Heading of the picture.' }),
  text: text({ meaning: 'Text below the heading.' }),
  cta: text({ meaning: 'Words that look like a button, where the picture is a link.' }),
}

export type PictureWording = { [Field in keyof typeof wordFields]: string }
