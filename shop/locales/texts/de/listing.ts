import type { Texts } from '../en.ts'

export const card: Texts['card'] = {
  colours: (count) => `${count} Farben`,
  showPicture: (number, name) => `${name}: Bild ${number} anzeigen`,
  buy: 'In den Warenkorb',
  buyProduct: (name) => `In den Warenkorb: ${name}, Größe wählen`,
  chooseSize: (name) => `Größe: ${name}`,
  added: 'Hinzugefügt',
}

export const price: Texts['price'] = { now: 'Jetzt', was: 'Vorher' }

export const rating: Texts['rating'] = {
  outOf: (rating) => `${rating} von 5 Sternen`,
  reviews: (count) => (count === 1 ? '1 Bewertung' : `${count} Bewertungen`),
}

export const category: Texts['category'] = {
  all: 'Alle Schuhe',
  title: (name) => `${name} | Norrow`,
  count: (count) => (count === 1 ? '1 Paar' : `${count} Paare`),
  styles: 'Nach Modell',
  every: 'Alle',
  shown: (shown, count) => `${shown} von ${count} angezeigt`,
  more: 'Mehr anzeigen',
  categories: 'Kategorien',
}

export const listing: Texts['listing'] = {
  filter: 'Filtern',
  filters: 'Filter',
  chosen: 'Gewählte Filter',
  groups: { size: 'Größe', colour: 'Farbe', price: 'Preis', width: 'Schuhweite' },
  kidsSize: (size) => `Kinder ${size}`,
  widths: { narrow: 'Schmal', regular: 'Normal', wide: 'Weit' },
  under: (amount) => `Unter ${amount}`,
  between: (from, to) => `${from} bis ${to}`,
  over: (amount) => `Ab ${amount}`,
  sort: 'Sortieren nach',
  sorts: {
    newest: 'Neuheiten',
    'price-up': 'Preis aufsteigend',
    'price-down': 'Preis absteigend',
    rating: 'Am besten bewertet',
  },
  remove: (name) => `Filter ${name} entfernen`,
  clear: 'Alle zurücksetzen',
  show: (count) => (count === 1 ? '1 Paar anzeigen' : `${count} Paare anzeigen`),
  apply: 'Anwenden',
  oneColumn: 'Einspaltig anzeigen',
  twoColumns: 'Zweispaltig anzeigen',
  nothing: 'Zu diesen Filtern haben wir leider nichts gefunden.',
  loaded: (count) => (count === 1 ? '1 weiteres Paar wird angezeigt.' : `${count} weitere Paare werden angezeigt.`),
}
