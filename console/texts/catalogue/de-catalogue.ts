import { deOtherMeanings } from './de-other-meanings.ts'
import { deOtherTitles } from './de-other-templates.ts'
import { deProductMeanings } from './de-product-meanings.ts'
import { deProductTitles } from './de-product-templates.ts'
import type { TemplateTexts } from './template-texts.ts'

/** The German texts of the catalogue, which only its pages load. */
export const deCatalogue: TemplateTexts = {
  titles: { ...deProductTitles, ...deOtherTitles },
  meanings: { ...deProductMeanings, ...deOtherMeanings },
}
