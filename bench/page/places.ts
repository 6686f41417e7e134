import type { TemplateId } from '../../catalogue/catalogue.ts'
import { signs } from '../../e2e/gallery/signs.ts'
import site from '../../shop/instep.config.ts'

/** The page types of the demo that are measured, each by one page. */
export const shopPages = {
  home: '/uk/en/',
  category: '/uk/en/shop/women',
  product: '/uk/en/product/moor-chelsea-soot',
  basket: '/uk/en/cart',
} as const
export type BenchPageType = keyof typeof shopPages

/** What lies in the basket of whoever opens it. */
export const sku = 'HEARTH-OAT-36'

/** The selector by which an experience of the demo is recognised; undefined for one of which nothing is seen. */
export function signOf(experienceId: string): string | undefined {
  const experience = site.experiences.find(({ id }) => id === experienceId)
  const sign = experience && 'template' in experience ? signs[experience.template as TemplateId] : undefined
  // Playwright's own selectors are no selectors in the page.
  return sign?.includes(':has-text') ? undefined : sign
}

/** The signs of all. */
export const allSigns = [...new Set(site.experiences.flatMap(({ id }) => signOf(id) ?? []))]
