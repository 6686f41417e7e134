import type { GallerySlide } from './template.ts'

/** What the popup of a slide is called (HOM-08.8). */
export function slideName(slide: Pick<GallerySlide, 'popupTitle' | 'title'> | undefined): string {
  return slide?.popupTitle || slide?.title || 'Picture'
}
