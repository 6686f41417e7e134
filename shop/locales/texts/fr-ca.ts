import type { Texts } from './en.ts'
import { fr } from './fr.ts'

/** Wording of French-speaking Canada where it differs from that of France. */
export const frCa: Texts = {
  ...fr,
  silhouettes: { ...fr.silhouettes, sneaker: 'Espadrilles' },
  footer: {
    ...fr.footer,
    newsletter: {
      ...fr.footer.newsletter,
      label: 'Adresse courriel',
      invalid: 'Veuillez saisir une adresse courriel, par exemple nom@example.com.',
    },
  },
  home: {
    ...fr.home,
    description:
      'Bottes, espadrilles, sandales et pantoufles pour femme, homme et enfant, faites pour être portées chaque jour et réparées.',
    promises: (amount) =>
      fr.home
        .promises(amount)
        .map((promise, index) =>
          index === 0
            ? { ...promise, text: 'En dessous, un tarif unique, et une livraison en quatre à six jours ouvrables.' }
            : promise,
        ),
  },
  product: {
    ...fr.product,
    deliveryTimes: { standard: '4 à 6 jours ouvrables', express: '2 jours ouvrables' },
  },
}
