import type { ReviewWords } from '../review-words.ts'

/** Texts for sneakers. */
export const sneaker: readonly ReviewWords[] = [
  {
    stars: 5,
    en: ['City miles', 'Twenty thousand steps through Lisbon, uphill mostly. Feet fine, heart full.'],
    fr: ['Des kilomètres en ville', 'Vingt mille pas dans Lisbonne, surtout en montée. Pieds en forme, cœur plein.'],
    de: ['Kilometer in der Stadt', 'Zwanzigtausend Schritte durch Lissabon, meist bergauf. Füße gut, Herz voll.'],
    it: ['Chilometri in città', 'Ventimila passi per Lisbona, quasi tutti in salita. Piedi a posto, cuore pieno.'],
  },
  {
    stars: 5,
    en: ['Clean lines', 'No big letters on the side. I have been looking for that for years.'],
    fr: ['Lignes nettes', 'Pas de grosses lettres sur le côté. Je cherchais ça depuis des années.'],
    de: ['Klare Linien', 'Keine großen Buchstaben an der Seite. Danach habe ich jahrelang gesucht.'],
    it: ['Linee pulite', 'Niente scritte enormi sul lato. Le cercavo da anni.'],
  },
  {
    stars: 5,
    en: ['Easy to clean', 'Mud, coffee, a dog: a damp cloth was enough each time.'],
    fr: ['Faciles à nettoyer', 'Boue, café, un chien : un chiffon humide a suffi à chaque fois.'],
    de: ['Leicht zu putzen', 'Matsch, Kaffee, ein Hund: Ein feuchtes Tuch hat jedes Mal gereicht.'],
    it: ['Facili da pulire', 'Fango, caffè, un cane: è sempre bastato un panno umido.'],
  },
  {
    stars: 4,
    en: ['Long laces', 'Great shoe. The laces would do for a second pair.'],
    fr: ['Lacets très longs', 'Super chaussure. Les lacets suffiraient pour deux paires.'],
    de: ['Lange Schnürsenkel', 'Toller Schuh. Die Senkel würden für zwei Paar reichen.'],
    it: ['Lacci lunghi', 'Ottima scarpa. I lacci basterebbero per due paia.'],
  },
]
