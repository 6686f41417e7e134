import type { enPlacements } from './en-placements.ts'

/** The German texts of the page of placements and recommendations. */
export const dePlacements: typeof enPlacements = {
  title: 'Platzierungen',
  hint: 'Stellen des Shops, deren Inhalt vom Dienst kommt.',
  none: 'Es gibt keine Platzierungen',
  noneHint: 'Der Dienst wurde ohne eine Datei mit Platzierungen für diese Website gestartet (INSTEP_PLACEMENTS).',
  noCampaigns: 'Sie hat keine Kampagne: Besucher sehen nichts.',
  states: { live: 'Läuft', waiting: 'Wartet auf die davor', off: 'Ausgeschaltet' },
  share: (share) => `${share} sehen sie`,
  recommends: (count, strategies) => `empfiehlt bis zu ${count} Produkte: ${strategies}`,
  content: 'Inhalt',
  noContent: 'kein eigener Inhalt',
  counts: (campaign) => `Zahlen von ${campaign}`,
  groups: { CONTENT: 'sie sehen', CONTROL: 'sie nicht sehen' },
  columns: {
    group: 'Besucher, die',
    visitors: 'Besucher',
    delivered: 'Ausgeliefert',
    impressions: 'Gesehen',
    clickthroughs: 'Geklickt',
    converters: 'Käufer',
    conversions: 'Bestellungen',
  },
  uncounted: 'Noch ist nichts gezählt.',
  countsHint:
    'Käufer sind Besucher, die nach der ersten Auslieferung bestellt haben. Gesehen und geklickt ist, was die Seite des Shops meldet.',
  ask: 'Was empfohlen wird',
  askHint:
    'Fragt den Code, der Besuchern antwortet, jede Strategie für sich. Eine Platzierung füllt ihre Plätze mit einer Strategie nach der anderen.',
  visitor: 'Besucher-ID',
  product: 'Produkt-ID',
  locale: 'Sprache, Land, Währung',
  submit: 'Fragen',
  empty: 'Geben Sie die ID eines Besuchers oder eines Produkts ein.',
  strategies: {
    also_viewed: 'Auch angesehen',
    also_bought: 'Auch gekauft',
    trending: 'Im Trend',
    popular: 'Beliebt',
    recently_viewed: 'Zuletzt angesehen',
  },
  nothing: 'nichts',
}
