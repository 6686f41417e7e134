import type { Texts } from '../en.ts'

export const home: Texts['home'] = {
  title: 'Norrow: Schuhe für lange Tage',
  description:
    'Stiefel, Sneaker, Sandalen und Hausschuhe für Damen, Herren und Kinder: gemacht für jeden Tag und für viele Jahre.',
  headline: 'Gemacht für den langen Heimweg',
  heroText:
    'Die neue Kollektion ist da: schlichte Formen, solide Sohlen und Farben, an denen man sich nicht sattsieht.',
  heroLink: 'Neuheiten entdecken',
  categories: 'Unser Sortiment',
  newIn: 'Neu eingetroffen',
  newInAll: 'Alle Neuheiten',
  gallery: 'Farben der Saison',
  reviewBar: (score, count) => `${score} von 5 Sternen bei ${count} Bewertungen`,
  reviewBarLabel: 'Bewertungen unserer Schuhe',
  promisesTitle: 'Das bekommen Sie mit jedem Paar',
  promises: (amount) => [
    {
      title: `Kostenloser Versand ab ${amount}`,
      text: 'Darunter gilt eine feste Versandpauschale. Ihr Paket kommt in zwei bis vier Werktagen.',
    },
    {
      title: '60 Tage Rückgaberecht',
      text: 'Drehen Sie erst einmal eine Runde durchs Wohnzimmer. Was nicht passt, schicken Sie kostenlos zurück.',
    },
    {
      title: 'Reparieren statt ersetzen',
      text: 'Sohlen, Nähte und Riemen: Unsere Werkstatt repariert jedes Paar, das wir gefertigt haben.',
    },
  ],
}
