/** Copies of slides, with which sliders go round: `slick-cloned`, `splide__slide--clone` and others. */
export const slideCopies = '.clone,.cloned,[class*=-clone],.swiper-slide-duplicate'
