// biome-ignore-all lint/performance/noBarrelFile: the list of what the package gives a shop
/**
 * `instep/kit/draw`: the parts of the catalogue's kit that draw with React. The site's `renderer` decides what draws
 * them; only their types need `@types/react`.
 */
export { Carousel, type Slide } from '../catalogue/kit/carousel/carousel.tsx'
export { createDialog } from '../catalogue/kit/dialog/dialog.tsx'
export { drawAt } from '../catalogue/kit/draw/draw.tsx'
export { drawBeside } from '../catalogue/kit/draw/draw-beside.tsx'
export { IconList } from '../catalogue/kit/draw/icon-list.tsx'
export { IconRow } from '../catalogue/kit/draw/icon-row.tsx'
export { Note } from '../catalogue/kit/draw/note.tsx'
export { RichText } from '../catalogue/kit/draw/rich-text.tsx'
export { SearchBox } from '../catalogue/kit/draw/search-box.tsx'
export { Media } from '../catalogue/kit/media/media.tsx'
export { Picture } from '../catalogue/kit/media/picture.tsx'
export { PictureByWidth } from '../catalogue/kit/media/picture-by-width.tsx'
export { AddToBagButton } from '../catalogue/kit/products/add-to-bag-button.tsx'
export { ProductCard } from '../catalogue/kit/products/product-card.tsx'
export { drawInBasketItems } from '../catalogue/kit/shop/draw-in-basket-items.tsx'
export { useWindowWidth } from '../catalogue/kit/watch/use-window-width.ts'
