/** Copies of slides, with which sliders go round: `slick-slide slick-cloned`, `splide__slide--clone` and others. No other class of a page, which may name a product. */
export const slideCopies = '.clone,.cloned,[class*=slide][class*=clone],.swiper-slide-duplicate'
