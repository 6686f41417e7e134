import type { Locator, Page } from '@playwright/test'
import { at } from './page.ts'

/** A product in three colours, with sizes that are plenty, low or sold out. */
export const moor = '/uk/en/product/moor-chelsea-sand'

export const size = (page: Page, name: string): Locator => at(page, 'sizeSelector').getByRole('radio', { name })
