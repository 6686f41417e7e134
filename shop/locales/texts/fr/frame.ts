import type { Texts } from '../en.ts'

export const header: Texts['header'] = {
  home: 'Page d’accueil Norrow',
  menu: 'Menu',
  mainMenu: 'Menu principal',
  offers: 'Offres',
  promo: (amount) => `Livraison offerte dès ${amount}`,
  promoLink: 'Voir les nouveautés',
  labels: { new: 'NOUVEAUTÉS', women: 'FEMME', men: 'HOMME', kids: 'ENFANT', sale: 'SOLDES' },
  all: {
    new: 'Toutes les nouveautés',
    women: 'Toutes les chaussures femme',
    men: 'Toutes les chaussures homme',
    kids: 'Toutes les chaussures enfant',
    sale: 'Tous les articles soldés',
  },
  search: 'Rechercher',
  account: 'Compte',
  wishlist: (count) => (count === 0 ? 'Favoris' : `Favoris, ${count}`),
  logOut: 'Se déconnecter',
}

export const alert: Texts['alert'] = {
  label: 'Information',
  title: 'Livraisons retardées',
  text: 'En raison de fortes chutes de neige, certains colis arrivent avec un à deux jours de retard. Nous vous prions de nous en excuser.',
  dismiss: 'Fermer l’information',
}

export const footer: Texts['footer'] = {
  about: 'Des chaussures pour les longues journées, dessinées et réparées dans notre atelier.',
  shop: 'Boutique',
  styles: 'Modèles',
  service: 'Aide et contact',
  delivery: 'Livraison',
  returns: 'Retours',
  care: 'Entretien et réparation',
  account: 'Votre compte',
  saved: 'Vos favoris',
  country: 'Pays et langue',
  newsletter: {
    title: 'Les lettres de l’atelier',
    text: 'Nouvelles formes, vieux cuirs et conseils d’entretien, une fois par mois.',
    label: 'Adresse e-mail',
    button: 'S’inscrire',
    note: 'Ceci est une démonstration : votre adresse reste dans votre navigateur. Elle n’est ni envoyée ni conservée.',
    invalid: 'Veuillez saisir une adresse e-mail, par exemple nom@example.com.',
    thanks: 'Merci. Comme il s’agit d’une démonstration, rien n’a été envoyé ni conservé.',
  },
  legal: '© Norrow. Boutique de démonstration : rien n’est vendu, rien n’est expédié.',
  legalLinks: 'Informations légales',
}
