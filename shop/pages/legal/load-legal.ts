import type { Locale } from '../../locales/locale.ts'
import { textsFor } from '../../locales/texts.ts'
import type { LoadedPage } from '../page-data.ts'
import { type LegalDocument, legalPaths } from './legal-content.ts'

/** Loads a legal page, of the page type other (SHOP-11). */
export function loadLegal(locale: Locale, document: LegalDocument): LoadedPage {
  return {
    path: legalPaths[document],
    type: 'other',
    subtypes: ['legal'],
    title: textsFor(locale).legal[document].pageTitle,
    content: { page: 'legal', document },
  }
}
