import type { Content } from './template.ts'

export type Tile = { image: string; title: string; url: string }

/** Returns the tiles that can be shown, in order: those with a picture and an address (NF-01.7). */
export function tilesOf(category: Readonly<Record<string, string>>): Tile[] {
  return [1, 2, 3, 4].flatMap((at) => {
    const [image = '', title = '', url = ''] = [`image${at}`, `imageTitle${at}`, `imageUrl${at}`].map(
      (name) => category[name],
    )
    return image && url ? [{ image, title, url }] : []
  })
}

/** Returns the banners that can be shown, in order: those with a picture (NF-01.9). */
export function bannersOf({ banner1, banner2 }: Pick<Content, 'banner1' | 'banner2'>): Content['banner1'][] {
  return [banner1, banner2].filter(({ show, image }) => show && image)
}
