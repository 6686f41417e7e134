import { deviceTypes } from '../../../contract/experience.ts'
import { defineTemplate } from '../../define-template.ts'
import { type ContentInput, type ContentOf, text } from '../../fields.ts'

export const template = defineTemplate({
  id: 'product/fit-message',
  ledger: 'PDP-22',
  title: 'Fit message from data',
  look: 'How the shoe fits, below the sizes, from a dataset.',
  pages: ['product'],
  devices: deviceTypes,
  callsService: true,
  anchors: ['sizeSelector'],
  emits: [],
  fields: {
    dataID: text({ required: true, meaning: 'Dataset whose keys are product ids, with columns about the fit.' }),
    narrow: text({ meaning: 'Message for a narrow fit.' }),
    widefit: text({ meaning: 'Message for a wide fit.' }),
    fmode: text({ meaning: 'Message for the fit mode.' }),
    length: text({ meaning: 'Message about the length.' }),
    truetosize: text({ meaning: 'Message for true to size.' }),
  },
  needsOneOf: [['narrow', 'widefit', 'fmode', 'length', 'truetosize']],
})

export type Content = ContentOf<typeof template.fields>

/** Content for the gallery and the standard suite. */
export const sample: ContentInput<typeof template.fields> = {
  dataID: 'fit',
  narrow: 'Runs narrow: take half a size more.',
  widefit: 'Cut wide: made for broad feet.',
  truetosize: 'True to size: take your usual one.',
}
