import { Type } from 'typebox'

const pattern = '^[A-Za-z0-9_.-]{1,128}$'
const regExp = new RegExp(pattern)

/** Tracking, property and visitor ids, namespaces and counter names in a path, once decoded (SV-07). */
export const pathId = Type.String({ pattern, description: '1 to 128 letters, digits, underscores, dots or hyphens' })

/** Whether an id from elsewhere could stand in a path. */
export function isPathId(text: string): boolean {
  return regExp.test(text)
}
