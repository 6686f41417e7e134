import type { Texts } from '../en.ts'

export const search: Texts['search'] = {
  pageTitle: (text) => (text === '' ? 'Suche | Norrow' : `${text}: Suche | Norrow`),
  label: 'Im Shop suchen',
  placeholder: 'Schuh, Farbe oder Material',
  submit: 'Suchen',
  suggestions: 'Vorschläge',
  suggested: (count) => (count === 1 ? '1 Vorschlag' : `${count} Vorschläge`),
  noSuggestions: 'Keine Vorschläge. Mit der Eingabetaste suchen Sie trotzdem.',
  popular: 'Häufig gesucht',
  terms: ['Stiefel', 'Leder', 'wasserdicht', 'Hausschuhe', 'Marineblau'],
  emptyHeadline: 'Was suchen Sie?',
  headline: (text) => `Ergebnisse für „${text}“`,
  noResults: (text) => `Nichts gefunden für „${text}“`,
  noResultsText:
    'Prüfen Sie die Schreibweise, versuchen Sie es mit weniger oder allgemeineren Wörtern, oder beginnen Sie hier:',
}
