import type { enNaming, enTemplates } from './en-templates.ts'

/** The German texts of the page with the templates. */
export const deTemplates: typeof enTemplates = {
  title: 'Neue Experience',
  hint: 'Wählen Sie, was sie sein soll. Alles lässt sich ändern und ansehen, bevor es jemand sieht.',
  search: 'Vorlage suchen',
  searchHint: 'Was sie tun soll',
  areas: 'Nach Bereich',
  all: 'Alle',
  areaNames: {
    product: 'Produkt',
    category: 'Kategorie',
    home: 'Startseite',
    basket: 'Warenkorb',
    checkout: 'Kasse',
    'not-found': 'Nicht gefunden',
    global: 'Alle Seiten',
  },
  count: (shown, all) => (shown === all ? `${all} Vorlagen` : `${shown} von ${all} Vorlagen`),
  none: 'Keine Vorlage passt.',
  showAll: 'Alle zeigen',
  lacks: 'Die Website sagt nicht, wo dies ist:',
  lacksHint: 'Sie kann erst laufen, wenn Ihre Entwickler das in der Konfiguration gesetzt haben.',
  picture: (title) => `${title} im Demo-Shop`,
}

/** Those of the form that asks for a name. */
export const deNaming: typeof enNaming = {
  back: 'Alle Vorlagen',
  title: 'Experience benennen',
  name: 'Name',
  hint: 'Für Sie und Ihre Kollegen; Kunden sehen ihn nie.',
  id: 'Die Kennung in Ereignissen und Links:',
  idLater: 'Sie lässt sich später nicht ändern.',
  create: 'Entwurf anlegen',
  creating: 'Wird angelegt…',
  missing: 'Geben Sie einen Namen an.',
  unknown: 'Diese Vorlage gibt es nicht.',
}
