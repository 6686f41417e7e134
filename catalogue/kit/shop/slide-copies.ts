/**
 * Copies of slides, with which sliders go round: `slick-slide slick-cloned`, `splide__slide--clone` and others. Two words tell them,
 * because one alone may be in the name of a product, which many pages have in the classes of their body.
 */
export const slideCopies = '.clone,.cloned,[class*=slide][class*=clone],.swiper-slide-duplicate'
