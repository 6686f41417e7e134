import type { Texts } from '../en.ts'

export const search: Texts['search'] = {
  pageTitle: (text) => (text === '' ? 'Suche | Norrow' : `${text}: Suche | Norrow`),
  label: 'Im Shop suchen',
  placeholder: 'Schuh, Farbe oder Material',
  submit: 'Suchen',
  suggestions: 'Vorschläge',
  suggested: (count) => (count === 1 ? '1 Vorschlag' : `${count} Vorschläge`),
  noSuggestions: 'Keine Vorschläge. Mit der Eingabetaste starten Sie trotzdem eine Suche.',
  popular: 'Beliebte Suchbegriffe',
  terms: ['Stiefel', 'Leder', 'wasserdicht', 'Hausschuhe', 'Marineblau'],
  emptyHeadline: 'Wonach suchen Sie?',
  headline: (text) => `Ergebnisse für „${text}“`,
  noResults: (text) => `Keine Treffer für „${text}“`,
  noResultsText: 'Prüfen Sie die Schreibweise, versuchen Sie es mit einem allgemeineren Begriff oder stöbern Sie hier:',
}
