import type { TemplateId } from '../../catalogue/catalogue.ts'
import { signs } from '../../gallery/show/signs.ts'
import site from '../../shop/instep.config.ts'

/** The measured page types of the demo, with one page for each. */
export const shopPages = {
  home: '/uk/en/',
  category: '/uk/en/shop/women',
  product: '/uk/en/product/moor-chelsea-soot',
  basket: '/uk/en/cart',
} as const
export type BenchPageType = keyof typeof shopPages

/** The product in the basket of the visitor who opens the page. */
export const sku = 'HEARTH-OAT-36'

/**
 * Returns the selector by which an experience of the demo is recognised; undefined for an experience without visible
 * elements.
 */
export function signOf(experienceId: string): string | undefined {
  const experience = site.experiences.find(({ id }) => id === experienceId)
  const sign = experience && 'template' in experience ? signs[experience.template as TemplateId] : undefined
  // Playwright's own selectors are not valid in the page.
  return sign?.includes(':has-text') ? undefined : sign
}

/** The selectors of all experiences. */
export const allSigns = [...new Set(site.experiences.flatMap(({ id }) => signOf(id) ?? []))]
