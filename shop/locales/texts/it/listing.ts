import type { Texts } from '../en.ts'

export const card: Texts['card'] = {
  colours: (count) => `${count} colori`,
  showPicture: (number, name) => `Mostra la foto ${number} di ${name}`,
  buy: 'Aggiungi al carrello',
  buyProduct: (name) => `Aggiungi al carrello: ${name}, scegli la misura`,
  chooseSize: (name) => `Misura: ${name}`,
  added: 'Aggiunto',
}

export const price: Texts['price'] = { now: 'Prezzo attuale', was: 'Prezzo precedente' }

export const rating: Texts['rating'] = {
  outOf: (rating) => `${rating} su 5`,
  reviews: (count) => (count === 1 ? '1 recensione' : `${count} recensioni`),
}

export const category: Texts['category'] = {
  all: 'Tutte le scarpe',
  title: (name) => `${name} | Norrow`,
  count: (count) => (count === 1 ? '1 paio' : `${count} paia`),
  styles: 'Per modello',
  every: 'Tutti',
  shown: (shown, count) => `${shown} di ${count} visualizzate`,
  more: 'Mostra altre',
  categories: 'Categorie',
}

export const listing: Texts['listing'] = {
  filter: 'Filtra',
  filters: 'Filtri',
  chosen: 'Filtri scelti',
  groups: { size: 'Misura', colour: 'Colore', price: 'Prezzo', width: 'Calzata' },
  kidsSize: (size) => `Bambini ${size}`,
  widths: { narrow: 'Stretta', regular: 'Normale', wide: 'Larga' },
  under: (amount) => `Meno di ${amount}`,
  between: (from, to) => `Da ${from} a ${to}`,
  over: (amount) => `Da ${amount} in su`,
  sort: 'Ordina per',
  sorts: {
    newest: 'Novità',
    'price-up': 'Prezzo crescente',
    'price-down': 'Prezzo decrescente',
    rating: 'Voto migliore',
  },
  remove: (name) => `Rimuovi il filtro ${name}`,
  clear: 'Cancella tutto',
  show: (count) => (count === 1 ? 'Mostra 1 paio' : `Mostra ${count} paia`),
  apply: 'Applica',
  oneColumn: 'Mostra una colonna',
  twoColumns: 'Mostra due colonne',
  nothing: 'Nessun paio corrisponde a tutti questi filtri.',
  loaded: (count) => (count === 1 ? 'Visualizzato 1 altro paio.' : `Visualizzate altre ${count} paia.`),
}
