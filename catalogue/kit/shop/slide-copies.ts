/** Copies of slides, with which sliders go round. */
export const slideCopies =
  '.clone, .cloned, .slick-cloned, .swiper-slide-duplicate, .splide__slide--clone, .glide__slide--clone, .tns-slide-cloned'
