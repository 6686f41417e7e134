import { findLocale } from './find-locale.ts'

export type AddressFacts = {
  /** The path of the page. */
  pathname: string
  /** The site's pattern for country and language, `addresses.locale`. */
  locale?: string
  values?: Readonly<Record<string, string>>
  /** Encodes a value for its place; `encodeURIComponent` unless given. */
  encode?: (value: string) => string
}

/**
 * Fills the placeholders of an address such as `{locale}/search?q={text}`. `{locale}` is the part of the page's own path
 * that tells country and language. Undefined where the path does not tell them (UR-08).
 */
export function fillAddress(
  template: string | undefined,
  { pathname, locale, values = {}, encode = encodeURIComponent }: AddressFacts,
): string | undefined {
  const { start, isWhole } = findLocale(locale, pathname) ?? {}
  if (!template || (template.includes('{locale}') && !isWhole)) return undefined
  return fillText(template.split('{locale}').join(start), values, encode)
}

/** Fills the placeholders of a text. Braces that name no value stay as they are. */
export function fillText(
  template: string,
  values: Readonly<Record<string, string>>,
  encode: (value: string) => string,
): string {
  return template.replace(/\{(\w+)\}/g, (whole, name) =>
    typeof values[name] === 'string' ? encode(values[name]) : whole,
  )
}
