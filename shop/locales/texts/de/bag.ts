import type { Texts } from '../en.ts'

export const refusals: Texts['refusals'] = {
  sku: 'Diese Größe gibt es nicht. Bitte wählen Sie eine andere.',
  quantity: 'Bitte wählen Sie eine Menge von 1 bis 99.',
  'sold-out': 'Diese Größe ist ausverkauft.',
  stock: 'So viele Paare haben wir in dieser Größe nicht mehr auf Lager. Ihr Warenkorb wurde nicht geändert.',
  line: 'Dieses Paar liegt nicht mehr in Ihrem Warenkorb.',
}

export const bag: Texts['bag'] = {
  title: 'Ihr Warenkorb',
  button: (count) => `Warenkorb, ${count} Artikel`,
  empty: 'Ihr Warenkorb ist leer',
  emptyText: 'Ihre Auswahl bleibt gespeichert, auch wenn Sie erst in ein paar Tagen wiederkommen.',
  emptyLink: 'Neuheiten ansehen',
  total: 'Gesamtsumme',
  view: 'Warenkorb ansehen',
  quantity: (count) => `Menge: ${count}`,
  failed: 'Das hat nicht geklappt. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
}

export const basket: Texts['basket'] = {
  title: 'Ihr Warenkorb',
  pageTitle: 'Ihr Warenkorb | Norrow',
  colour: 'Farbe',
  size: 'Größe',
  each: (amount) => `${amount} pro Paar`,
  quantityOf: (name) => `Menge: ${name}`,
  fewer: 'Ein Paar weniger',
  more: 'Ein Paar mehr',
  remove: 'Entfernen',
  removeLine: (name, size) => `${name}, Größe ${size}, entfernen`,
  removed: (name) => `${name} wurde entfernt.`,
  changed: (name, quantity) => `${name}: Menge ${quantity}.`,
  summary: 'Bestellübersicht',
  subtotal: 'Zwischensumme',
  delivery: 'Versand',
  free: 'Kostenlos',
  total: 'Gesamtsumme',
  taxes: 'Alle Preise inkl. MwSt.',
  deliveryFree: 'Der Versand ist für Sie kostenlos.',
  deliveryMore: (amount) => `Noch ${amount} bis zum kostenlosen Versand.`,
  keepShopping: 'Weiter einkaufen',
  checkout: 'Zur Kasse',
  googlePay: 'Google Pay',
  googlePayDemo: 'Dies ist ein Demoshop: Es wurde nichts bezahlt.',
  returns: 'Passt nicht? Sie haben 60 Tage Zeit für die kostenlose Rückgabe.',
  returnsLink: 'So funktioniert die Rücksendung',
  undo: 'Rückgängig machen',
  restored: (name) => `${name} liegt wieder in Ihrem Warenkorb.`,
}
