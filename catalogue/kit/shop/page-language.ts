/** The language the page declares, for rules of capitals and numbers; English when it declares none. */
export function pageLanguage(): string {
  return document.documentElement.lang || 'en'
}
