import type { ContentPlace } from '../form/change-content.ts'

/** Returns the value at a place of a content; undefined where there is none. */
export function valueAt(content: unknown, place: ContentPlace): unknown {
  return place.reduce((inner: unknown, step) => (Object(inner) as Record<string | number, unknown>)[step], content)
}
