import type { Texts } from '../en.ts'

export const card: Texts['card'] = {
  colours: (count) => `${count} couleurs`,
  showPicture: (number, name) => `Afficher la photo ${number} : ${name}`,
  buy: 'Ajouter au panier',
  buyProduct: (name) => `Ajouter au panier : ${name}, choisir la pointure`,
  chooseSize: (name) => `Pointure : ${name}`,
  added: 'Ajouté',
}

export const price: Texts['price'] = { now: 'Prix actuel', was: 'Ancien prix' }

export const rating: Texts['rating'] = {
  outOf: (rating) => `${rating} sur 5`,
  reviews: (count) => `${count} avis`,
}

export const category: Texts['category'] = {
  all: 'Toutes les chaussures',
  title: (name) => `${name} | Norrow`,
  count: (count) => (count > 1 ? `${count} paires` : `${count} paire`),
  styles: 'Par modèle',
  every: 'Tout',
  shown: (shown, count) => `${shown} sur ${count} affichées`,
  more: 'Afficher plus',
  categories: 'Catégories',
}

export const listing: Texts['listing'] = {
  filter: 'Filtrer',
  filters: 'Filtres',
  chosen: 'Filtres choisis',
  groups: { size: 'Pointure', colour: 'Couleur', price: 'Prix', width: 'Largeur' },
  kidsSize: (size) => `Enfant ${size}`,
  widths: { narrow: 'Étroite', regular: 'Normale', wide: 'Large' },
  under: (amount) => `Moins de ${amount}`,
  between: (from, to) => `De ${from} à ${to}`,
  over: (amount) => `${amount} et plus`,
  sort: 'Trier par',
  sorts: {
    newest: 'Nouveautés',
    'price-up': 'Prix croissant',
    'price-down': 'Prix décroissant',
    rating: 'Mieux notés',
  },
  remove: (name) => `Retirer le filtre ${name}`,
  clear: 'Tout effacer',
  show: (count) => (count > 1 ? `Afficher ${count} paires` : `Afficher ${count} paire`),
  apply: 'Appliquer',
  oneColumn: 'Afficher une colonne',
  twoColumns: 'Afficher deux colonnes',
  nothing: 'Aucune paire ne correspond à tous ces filtres.',
  loaded: (count) => (count > 1 ? `${count} paires de plus sont affichées.` : `${count} paire de plus est affichée.`),
}
