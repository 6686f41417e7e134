import type { ReviewWords } from '../review-words.ts'

/** Texts for slippers. */
export const slipper: readonly ReviewWords[] = [
  {
    stars: 5,
    en: ['Warm at last', 'Stone floor, old house, happy feet.'],
    fr: ['Au chaud, enfin', 'Sol en pierre, vieille maison, pieds heureux.'],
    de: ['Endlich warm', 'Steinboden, altes Haus, glückliche Füße.'],
    it: ['Finalmente al caldo', 'Pavimento di pietra, casa vecchia, piedi felici.'],
  },
  {
    stars: 5,
    en: ['Wanted by visitors', 'I keep two spare pairs for guests now. They ask for them.'],
    fr: ['Réclamés par les invités', 'J’en garde deux paires pour les amis. Ils les demandent.'],
    de: ['Bei Gästen beliebt', 'Ich habe jetzt zwei Paar für Besuch. Sie fragen danach.'],
    it: ['Richieste dagli ospiti', 'Ora ne tengo due paia per gli amici. Le chiedono loro.'],
  },
  {
    stars: 5,
    en: ['Quiet', 'My neighbours below sent a card. Before, I wore wooden ones.'],
    fr: ['Silencieux', 'Les voisins du dessous ont envoyé une carte. Avant, j’avais des sabots.'],
    de: ['Leise', 'Die Nachbarn unten haben eine Karte geschickt. Vorher trug ich Holzclogs.'],
    it: ['Silenziose', 'I vicini di sotto mi hanno mandato un biglietto. Prima portavo gli zoccoli.'],
  },
  {
    stars: 5,
    en: ['Out to the bins and back', 'The sole takes the wet yard without trouble.'],
    fr: ['Jusqu’au jardin et retour', 'La semelle supporte la cour mouillée sans problème.'],
    de: ['Bis zum Briefkasten und zurück', 'Die Sohle macht auch den nassen Hof mit.'],
    it: ['Fino al cortile e ritorno', 'La suola regge il cortile bagnato senza problemi.'],
  },
  {
    stars: 4,
    en: ['Sheds a little', 'The wool loses a few hairs in the first week, then stops.'],
    fr: ['Perd un peu de laine', 'La laine perd quelques poils la première semaine, puis s’arrête.'],
    de: ['Fusselt anfangs', 'Die Wolle verliert in der ersten Woche ein paar Haare, dann ist Ruhe.'],
    it: ['Perde un po’ di lana', 'La prima settimana perde qualche pelo, poi smette.'],
  },
]
