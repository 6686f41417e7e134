import type { Texts } from '../en.ts'

export const header: Texts['header'] = {
  home: 'Pagina iniziale di Norrow',
  menu: 'Menu',
  mainMenu: 'Menu principale',
  offers: 'Offerte',
  promo: (amount) => `Spedizione gratuita da ${amount}`,
  promoLink: 'Scopri le novità',
  labels: { new: 'NOVITÀ', women: 'DONNA', men: 'UOMO', kids: 'BAMBINI', sale: 'SALDI' },
  all: {
    new: 'Tutte le novità',
    women: 'Tutte le scarpe da donna',
    men: 'Tutte le scarpe da uomo',
    kids: 'Tutte le scarpe per bambini',
    sale: 'Tutti i saldi',
  },
  search: 'Cerca',
  account: 'Account',
  wishlist: (count) => (count === 0 ? 'Preferiti' : `Preferiti, ${count}`),
  logOut: 'Esci',
}

export const alert: Texts['alert'] = {
  label: 'Avviso',
  title: 'Possibili ritardi nelle consegne',
  text: 'A causa di forti nevicate alcuni pacchi arrivano con uno o due giorni di ritardo. Ci scusiamo per l’attesa.',
  dismiss: 'Chiudi l’avviso',
}

export const footer: Texts['footer'] = {
  about: 'Scarpe per giornate lunghe, disegnate e riparate nel nostro laboratorio.',
  shop: 'Negozio',
  styles: 'Modelli',
  service: 'Assistenza e contatti',
  delivery: 'Spedizione',
  returns: 'Resi',
  care: 'Cura e riparazione',
  account: 'Il tuo account',
  saved: 'I tuoi preferiti',
  country: 'Paese e lingua',
  newsletter: {
    title: 'Lettere dal laboratorio',
    text: 'Nuove forme, vecchie pelli e come prendersene cura, una volta al mese.',
    label: 'Indirizzo e-mail',
    button: 'Iscriviti',
    note: 'Questa è una dimostrazione: l’indirizzo resta nel tuo browser. Non viene né inviato né conservato.',
    invalid: 'Inserisci un indirizzo e-mail, per esempio nome@example.com.',
    thanks: 'Grazie. Poiché questa è una dimostrazione, nulla è stato inviato né conservato.',
  },
  legal: '© Norrow. Un negozio dimostrativo: nulla viene venduto e nulla viene spedito.',
  legalLinks: 'Informazioni legali',
}
