import type { Texts } from '../en.ts'

export const header: Texts['header'] = {
  home: 'Norrow, zur Startseite',
  menu: 'Menü',
  mainMenu: 'Hauptmenü',
  offers: 'Angebote',
  promo: (amount) => `Kostenloser Versand ab ${amount}`,
  promoLink: 'Neuheiten entdecken',
  labels: { new: 'NEU', women: 'DAMEN', men: 'HERREN', kids: 'KINDER', sale: 'SALE' },
  all: {
    new: 'Alle Neuheiten',
    women: 'Alle Damenschuhe',
    men: 'Alle Herrenschuhe',
    kids: 'Alle Kinderschuhe',
    sale: 'Alle Sale-Artikel',
  },
  search: 'Suche',
  account: 'Konto',
  wishlist: (count) => (count === 0 ? 'Merkliste' : `Merkliste, ${count}`),
  logOut: 'Abmelden',
}

export const alert: Texts['alert'] = {
  label: 'Hinweis',
  title: 'Lieferungen können länger dauern',
  text: 'Wegen starken Schneefalls treffen einige Pakete ein bis zwei Tage später ein. Wir bitten um Ihr Verständnis.',
  dismiss: 'Hinweis schließen',
}

export const footer: Texts['footer'] = {
  about: 'Schuhe für lange Tage, entworfen und repariert in unserer eigenen Werkstatt.',
  shop: 'Sortiment',
  styles: 'Modelle',
  service: 'Hilfe und Kontakt',
  delivery: 'Versand',
  returns: 'Rückgabe',
  care: 'Pflege und Reparatur',
  account: 'Ihr Konto',
  saved: 'Ihre Merkliste',
  country: 'Land und Sprache',
  newsletter: {
    title: 'Post aus der Werkstatt',
    text: 'Neue Leisten, altes Leder und wie man beides pflegt, einmal im Monat.',
    label: 'E-Mail-Adresse',
    button: 'Anmelden',
    note: 'Dies ist ein Demoshop: Ihre Adresse bleibt in Ihrem Browser. Sie wird weder gesendet noch gespeichert.',
    invalid: 'Bitte geben Sie eine E-Mail-Adresse ein, zum Beispiel name@example.com.',
    thanks: 'Vielen Dank. Da dies ein Demoshop ist, wurde nichts gesendet und nichts gespeichert.',
  },
  legal: '© Norrow. Ein Demoshop: Es wird nichts verkauft und nichts verschickt.',
  legalLinks: 'Rechtliche Hinweise',
}
