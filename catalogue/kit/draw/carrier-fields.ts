import { image } from '../../fields.ts'

/** The content fields of a row of carriers, in the bag and in the footer (BAS-03, GLB-06). */
export const carrierFields = {
  dpd: image({ meaning: 'Icon of DPD.' }),
  royalmail: image({ meaning: 'Icon of Royal Mail.' }),
}
