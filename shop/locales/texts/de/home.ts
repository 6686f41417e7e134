import type { Texts } from '../en.ts'

export const home: Texts['home'] = {
  title: 'Norrow: Schuhe für lange Tage',
  description:
    'Stiefel, Sneaker, Sandalen und Hausschuhe für Damen, Herren und Kinder, gemacht zum täglichen Tragen und Reparieren.',
  headline: 'Gemacht für den langen Heimweg',
  heroText: 'Die neue Saison ist da: ruhige Formen, ehrliche Sohlen und Farben, die gute Begleiter bleiben.',
  heroLink: 'Neuheiten ansehen',
  categories: 'Unser Sortiment',
  newIn: 'Neu eingetroffen',
  newInAll: 'Alle Neuheiten ansehen',
  gallery: 'Farben der Saison',
  reviewBar: (score, count) => `${score} von 5 Sternen bei ${count} Bewertungen`,
  reviewBarLabel: 'Bewertungen unserer Schuhe',
  promisesTitle: 'Das gehört zu jedem Paar',
  promises: (amount) => [
    {
      title: `Kostenloser Versand ab ${amount}`,
      text: 'Alles andere reist zum Einheitspreis, in zwei bis vier Werktagen.',
    },
    {
      title: '60 Tage Rückgaberecht',
      text: 'Gehen Sie erst einmal durchs Wohnzimmer. Passt ein Paar nicht zu Ihnen, senden Sie es kostenlos zurück.',
    },
    {
      title: 'Reparieren statt ersetzen',
      text: 'Sohlen, Nähte und Riemen: Unsere Werkstatt repariert jedes Paar, das wir gefertigt haben.',
    },
  ],
}
