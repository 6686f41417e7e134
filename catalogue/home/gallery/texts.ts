/** The name of a popup whose slide has no title (HOM-08.8). */
export const picture = 'Picture'
/** The name of the carousel. */
export const pictures = 'Pictures'
