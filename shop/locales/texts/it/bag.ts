import type { Texts } from '../en.ts'

export const refusals: Texts['refusals'] = {
  sku: 'Questa misura non ci risulta. Scegline un’altra.',
  quantity: 'Scegli una quantità da 1 a 99.',
  'sold-out': 'Questa misura è esaurita.',
  stock: 'In questa misura non restano così tante paia: il carrello non è cambiato.',
  line: 'Questo paio non è più nel carrello.',
}

export const bag: Texts['bag'] = {
  title: 'Il tuo carrello',
  button: (count) => (count === 1 ? 'Carrello, 1 articolo' : `Carrello, ${count} articoli`),
  empty: 'Il tuo carrello è vuoto',
  emptyText: 'Le scarpe che aggiungi ti aspettano qui, anche se torni un altro giorno.',
  emptyLink: 'Scopri le novità',
  total: 'Totale',
  view: 'Vai al carrello',
  quantity: (count) => `Quantità: ${count}`,
  failed: 'Qualcosa non ha funzionato. Controlla la connessione e riprova.',
}

export const basket: Texts['basket'] = {
  title: 'Il tuo carrello',
  pageTitle: 'Il tuo carrello | Norrow',
  colour: 'Colore',
  size: 'Misura',
  each: (amount) => `${amount} al paio`,
  quantityOf: (name) => `Quantità: ${name}`,
  fewer: 'Un paio in meno',
  more: 'Un paio in più',
  remove: 'Rimuovi',
  removeLine: (name, size) => `Rimuovi ${name}, misura ${size}`,
  removed: (name) => `Articolo rimosso: ${name}.`,
  changed: (name, quantity) => `${name}: quantità ${quantity}.`,
  summary: 'Riepilogo dell’ordine',
  subtotal: 'Subtotale',
  delivery: 'Spedizione',
  free: 'Gratuita',
  total: 'Totale',
  taxes: 'Imposte e dazi inclusi.',
  deliveryFree: 'La spedizione è gratuita.',
  deliveryMore: (amount) => `Aggiungi ${amount} per avere la spedizione gratuita.`,
  keepShopping: 'Continua gli acquisti',
  checkout: 'Vai alla cassa',
  googlePay: 'Google Pay',
  googlePayDemo: 'Questa è una dimostrazione: non è stato effettuato alcun pagamento.',
  returns: 'Ciò che non va bene si restituisce gratis entro 60 giorni.',
  returnsLink: 'Come funzionano i resi',
  undo: 'Annulla',
  restored: (name) => `${name}: di nuovo nel carrello.`,
}
