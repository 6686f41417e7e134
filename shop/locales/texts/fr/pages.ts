import type { Texts } from '../en.ts'

export const wishlist: Texts['wishlist'] = {
  pageTitle: 'Vos favoris | Norrow',
  headline: 'Vos favoris',
  save: 'Ajouter aux favoris',
  saved: 'Dans vos favoris',
  saveProduct: (name) => `Ajouter aux favoris : ${name}`,
  view: 'Voir vos favoris',
  count: (count) => (count > 1 ? `${count} paires en favori` : `${count} paire en favori`),
  empty: 'Aucun favori pour l’instant',
  emptyText: 'Le cœur affiché sur une chaussure la garde ici, pour ce navigateur.',
  emptyLink: 'Voir les nouveautés',
}

export const account: Texts['account'] = {
  pageTitle: 'Votre compte | Norrow',
  headline: 'Votre compte',
  logInText:
    'Cette boutique a un visiteur de démonstration. Connectez-vous pour voir ce que voient les membres : sans mot de passe et sans conservation de données personnelles. Votre navigateur retient seulement que vous êtes connecté.',
  logIn: 'Se connecter en tant que visiteur de démonstration',
  hello: 'Bonjour, visiteur de démonstration',
  member: 'Vous êtes connecté en tant que membre Gold.',
  logOut: 'Se déconnecter',
  links: 'Dans votre compte',
  savedText: 'Les paires que vous gardez à l’œil.',
  bagText: 'Ce que vous avez choisi jusqu’ici.',
  helpText: 'Livraison, retours, entretien et réparation.',
}

export const help: Texts['help'] = {
  pageTitle: 'Aide | Norrow',
  headline: 'Comment pouvons-nous vous aider ?',
  intro: 'La livraison, les retours et l’entretien de vos chaussures, en bref.',
  contents: 'Sur cette page',
  ways: { way: 'Mode', time: 'Délai', price: 'Prix' },
  sections: (amount) => ({
    delivery: {
      title: 'Livraison',
      paragraphs: [
        `La livraison standard est offerte dès ${amount}. Les commandes passées avant 14 h un jour ouvré quittent l’atelier le jour même.`,
        'Vous recevez un lien pour suivre votre colis. En cas d’absence, le transporteur le dépose pendant sept jours dans un point relais proche de chez vous.',
      ],
    },
    returns: {
      title: 'Retours',
      paragraphs: [
        'Vous avez 60 jours pour essayer vos chaussures chez vous. Les paires qui n’ont pas été portées dehors peuvent nous revenir gratuitement : l’étiquette de retour est dans la boîte.',
        'Le remboursement part dans les trois jours ouvrés qui suivent la réception du colis. Pour changer de pointure, renvoyez la paire et commandez l’autre.',
      ],
    },
    care: {
      title: 'Entretien et réparation',
      paragraphs: [
        'Laissez sécher lentement les chaussures mouillées, loin des radiateurs, et nourrissez le cuir d’un peu de crème toutes les quelques semaines.',
        'Notre atelier ressemelle et répare toutes les paires que nous avons fabriquées. Envoyez-nous la vôtre : nous vous annonçons le prix avant de commencer.',
      ],
    },
  }),
}

export const legal: Texts['legal'] = {
  notice: {
    pageTitle: 'Mentions légales | Norrow',
    title: 'Mentions légales',
    sections: [
      {
        title: 'Qui nous sommes',
        text: 'Norrow est une boutique inventée. Elle montre comment fonctionne la personnalisation dans une boutique et ne vend rien.',
      },
      {
        title: 'Images et textes',
        text: 'Les chaussures, les images, les avis et les textes ont été créés pour cette démonstration. Toute ressemblance avec des produits réels serait fortuite.',
      },
    ],
  },
  privacy: {
    pageTitle: 'Protection des données | Norrow',
    title: 'Protection des données',
    sections: [
      {
        title: 'Ce que conserve cette boutique',
        text: 'Un nombre aléatoire dans un cookie, qui retrouve votre panier et vos favoris, et un cookie qui indique si le visiteur de démonstration est connecté. Aucun des deux ne vous nomme.',
      },
      {
        title: 'Ce qu’elle ne conserve pas',
        text: 'Les numéros de carte ne quittent pas votre fenêtre. La boutique ne conserve ni noms ni adresses : votre navigateur les garde dans un cookie jusqu’à la commande ou jusqu’à sa fermeture, et la commande est enregistrée sans eux. Veuillez en inventer.',
      },
      {
        title: 'Personnalisation',
        text: 'Le script de personnalisation attribue à votre navigateur un numéro de visiteur aléatoire et compte les pages que vous consultez, afin que la démonstration puisse en montrer le fonctionnement.',
      },
    ],
  },
  terms: {
    pageTitle: 'Conditions générales | Norrow',
    title: 'Conditions générales',
    sections: [
      {
        title: 'Aucun contrat',
        text: 'Une commande passée dans cette boutique de démonstration n’en est pas une : aucun contrat n’est conclu, rien n’est débité, rien n’est expédié.',
      },
      {
        title: 'Prix',
        text: 'Les prix sont affichés dans la monnaie du pays choisi, taxes comprises, comme dans une vraie boutique.',
      },
    ],
  },
  newsletter: {
    pageTitle: 'Lettre d’information | Norrow',
    title: 'Merci',
    sections: [
      {
        title: 'Rien n’a été conservé',
        text: 'Comme il s’agit d’une démonstration, votre adresse e-mail n’a été ni envoyée ni conservée, et vous ne recevrez aucune lettre.',
      },
    ],
  },
}

export const notFound: Texts['notFound'] = {
  title: 'Page introuvable | Norrow',
  headline: 'Ce chemin ne mène nulle part',
  text: 'La page a peut-être été déplacée, ou une erreur s’est glissée dans l’adresse. Ces chemins mènent plus loin :',
  home: 'Aller à la page d’accueil',
}
