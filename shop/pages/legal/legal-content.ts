import type { Texts } from '../../locales/texts/en.ts'

export type LegalDocument = keyof Texts['legal']

/** The path of each document after the locale. */
export const legalPaths: Record<LegalDocument, string> = {
  notice: 'legal',
  privacy: 'legal/privacy',
  terms: 'legal/terms',
  newsletter: 'newsletter',
}

export type LegalContent = { document: LegalDocument }
