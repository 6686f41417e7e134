import { Type } from 'typebox'

const pattern = '^[^\\p{Cc}]{1,256}$'
const regExp = new RegExp(pattern, 'u')

/** Product, dataset and function ids, once decoded (SV-07). */
export const textId = Type.String({ pattern, description: '1 to 256 characters without control characters' })

/** Whether an id from elsewhere could stand in a path; half a surrogate pair has no UTF-8 form to be stored in. */
export function isTextId(text: unknown): text is string {
  return typeof text === 'string' && text.isWellFormed() && regExp.test(text)
}
