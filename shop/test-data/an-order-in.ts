import { findLocale, type Locale } from '../locales/locale.ts'
import type { CheckoutValues } from '../orders/checkout-values.ts'
import { inventedValues } from '../orders/invented-values.ts'
import type { Browser } from './a-browser.ts'

/** Invented values of a locale as a browser sends them, complete except for changes by `parts`. */
export function aFilledForm(root = '/uk/en', parts: CheckoutValues = {}): Record<string, string> {
  const [, country, language] = root.split('/')
  const locale = aLocale(country, language)
  const invented = { ...inventedValues('delivery', locale), ...inventedValues('billing', locale) }
  return { ...invented, way: 'standard', ...parts }
}

/** Takes the bag of a browser through the checkout, and returns the response to the last form. */
export async function anOrderIn(browser: Browser, root = '/uk/en', parts: CheckoutValues = {}) {
  const form = aFilledForm(root, parts)
  await browser.post(`${root}/checkout/delivery`, form)
  await browser.post(`${root}/checkout/billing`, form)
  return browser.post(`${root}/checkout/review`, await lastForm(browser, root))
}

/** The fields of the review's form on the browser's page. */
export async function lastForm(browser: Browser, root = '/uk/en'): Promise<Record<string, string>> {
  const { body } = await browser.open(`${root}/checkout/review`)
  const fieldValue = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(body)?.[1] ?? ''
  return { attempt: fieldValue('attempt'), total: fieldValue('total') }
}

export function aLocale(country = 'uk', language = 'en'): Locale {
  const locale = findLocale(country, language)
  if (!locale) throw new Error(`The shop has no locale ${country}/${language}.`)
  return locale
}
