import type { Video } from '../products/product.ts'

/** The film of the Brisa Court in sage, made from the drawings of its pictures (SHOP-44). */
export const brisaFilm: Video = {
  src: '/films/brisa.webm',
  poster: '/pictures/brisa-court-sage-1.svg',
  type: 'video/webm',
  width: 800,
  height: 1000,
  duration: 7.52,
}
