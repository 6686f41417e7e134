import { Type } from 'typebox'

const pattern = '^[^\\p{Cc}]{1,256}$'
const regExp = new RegExp(pattern, 'u')

/** Product, dataset and function ids, after decoding (SV-07). */
export const textId = Type.String({ pattern, description: '1 to 256 characters without control characters' })

/**
 * Returns whether an id from another source could occur in a path. An unpaired surrogate has no UTF-8 form in which it
 * could be stored.
 */
export function isTextId(text: unknown): text is string {
  return typeof text === 'string' && text.isWellFormed() && regExp.test(text)
}
