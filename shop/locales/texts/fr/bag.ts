import type { Texts } from '../en.ts'

export const refusals: Texts['refusals'] = {
  sku: 'Cette pointure nous est inconnue. Veuillez en choisir une autre.',
  quantity: 'Veuillez choisir une quantité de 1 à 99.',
  'sold-out': 'Cette pointure est épuisée.',
  stock: 'Il ne reste pas autant de paires dans cette pointure ; votre panier n’a pas changé.',
  line: 'Cette paire n’est plus dans votre panier.',
}

export const bag: Texts['bag'] = {
  title: 'Votre panier',
  button: (count) => (count > 1 ? `Panier, ${count} articles` : `Panier, ${count} article`),
  empty: 'Votre panier est vide',
  emptyText: 'Les paires que vous ajoutez vous attendent ici, même si vous revenez un autre jour.',
  emptyLink: 'Voir les nouveautés',
  total: 'Total',
  view: 'Voir le panier',
  quantity: (count) => `Quantité : ${count}`,
  failed: 'Cela n’a pas fonctionné. Veuillez vérifier votre connexion et réessayer.',
}

export const basket: Texts['basket'] = {
  title: 'Votre panier',
  pageTitle: 'Votre panier | Norrow',
  colour: 'Couleur',
  size: 'Pointure',
  each: (amount) => `${amount} la paire`,
  quantityOf: (name) => `Quantité : ${name}`,
  fewer: 'Une paire de moins',
  more: 'Une paire de plus',
  remove: 'Supprimer',
  removeLine: (name, size) => `Supprimer ${name}, pointure ${size}`,
  removed: (name) => `${name} a été supprimé du panier.`,
  changed: (name, quantity) => `${name} : quantité ${quantity}.`,
  summary: 'Récapitulatif',
  subtotal: 'Sous-total',
  delivery: 'Livraison',
  free: 'Offerte',
  total: 'Total',
  taxes: 'Taxes et droits inclus.',
  deliveryFree: 'La livraison vous est offerte.',
  deliveryMore: (amount) => `Plus que ${amount} pour la livraison offerte.`,
  keepShopping: 'Poursuivre vos achats',
  checkout: 'Commander',
  googlePay: 'Google Pay',
  googlePayDemo: 'Ceci est une démonstration : aucun paiement n’a été effectué.',
  returns: 'Ce qui ne va pas se renvoie gratuitement sous 60 jours.',
  returnsLink: 'Comment fonctionnent les retours',
  undo: 'Annuler',
  restored: (name) => `${name} est de retour dans votre panier.`,
}
