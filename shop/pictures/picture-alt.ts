import type { Locale } from '../locales/locale.ts'
import { textIn } from '../locales/text-in.ts'
import type { Localised, Product } from '../products/product.ts'

/** What each view shows, in the order of the gallery. */
const views: readonly Localised[] = [
  {
    en: 'one shoe from the side',
    fr: 'une chaussure de profil',
    de: 'ein Schuh von der Seite',
    it: 'una scarpa di profilo',
  },
  { en: 'the pair', fr: 'la paire', de: 'das Paar', it: 'il paio' },
  { en: 'the pair from above', fr: 'la paire vue de dessus', de: 'das Paar von oben', it: 'il paio visto dall’alto' },
  {
    en: 'a detail in close-up',
    fr: 'un détail en gros plan',
    de: 'ein Detail in Nahaufnahme',
    it: 'un dettaglio in primo piano',
  },
  { en: 'the soles', fr: 'les semelles', de: 'die Sohlen', it: 'le suole' },
]

/**
 * Returns the alt text of a picture, such as 'Wren ballet flat, Rose: the pair' (SHOP-81). `view` counts as in
 * `drawPicture`.
 */
export function pictureAlt(product: Product, view: number, locale: Pick<Locale, 'country' | 'language'>): string {
  const shown = view <= product.pictureCount ? views[view - 1] : undefined
  if (shown === undefined) throw new RangeError(`${product.productId} has no picture ${view}`)
  const colon = locale.language === 'fr' ? '\u00a0:' : ':'
  return `${textIn(product.name, locale)}, ${textIn(product.colour.name, locale)}${colon} ${textIn(shown, locale)}`
}
