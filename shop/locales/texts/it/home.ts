import type { Texts } from '../en.ts'

export const home: Texts['home'] = {
  title: 'Norrow: scarpe per giornate lunghe',
  description:
    'Stivali, sneakers, sandali e pantofole per donna, uomo e bambini, da portare ogni giorno e da riparare nel tempo.',
  headline: 'Fatte per la lunga via di casa',
  heroText: 'È arrivata la nuova stagione: forme tranquille, suole sincere e colori che non stancano.',
  heroLink: 'Scopri le novità',
  categories: 'Le nostre categorie',
  newIn: 'Novità',
  newInAll: 'Tutte le novità',
  gallery: 'I colori della stagione',
  reviewBar: (score, count) => `Voto ${score} su 5 in ${count} recensioni`,
  reviewBarLabel: 'Recensioni delle nostre scarpe',
  promisesTitle: 'Insieme a ogni paio',
  promises: (amount) => [
    {
      title: `Spedizione gratuita da ${amount}`,
      text: 'Per tutto il resto una tariffa unica, con consegna in due-quattro giorni lavorativi.',
    },
    {
      title: '60 giorni per il reso',
      text: 'Provale prima in salotto. Se non fanno per te, puoi rispedirle gratuitamente.',
    },
    {
      title: 'Riparare, non sostituire',
      text: 'Suole, cuciture e cinturini: il nostro laboratorio ripara tutte le scarpe che abbiamo fatto.',
    },
  ],
}
