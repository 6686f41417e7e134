import type { Locator, Page } from '@playwright/test'
import { at } from './page.ts'

/** A product in three colours, with sizes that are plenty, low or sold out. */
export const moor = '/uk/en/product/moor-chelsea-sand'

/** The button of a size, by its name in the system of the page's locale. */
export const size = (page: Page, name: string): Locator =>
  at(page, 'sizeSelector').getByRole('radio', { name: new RegExp(`^${name}\\b(?!\\.)`) })
