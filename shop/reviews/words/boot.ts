import type { ReviewWords } from '../review-words.ts'

/** Texts for boots. */
export const boot: readonly ReviewWords[] = [
  {
    stars: 5,
    en: ['Dry feet', 'Three weeks of rain, and my socks know nothing of it.'],
    fr: ['Les pieds au sec', 'Trois semaines de pluie, et mes chaussettes n’en savent rien.'],
    de: ['Trockene Füße', 'Drei Wochen Regen, und meine Socken haben nichts davon gemerkt.'],
    it: ['Piedi asciutti', 'Tre settimane di pioggia e i miei calzini non se ne sono accorti.'],
  },
  {
    stars: 5,
    en: ['Boots for years', 'Had mine resoled last winter. They came back like new, only friendlier.'],
    fr: ['Des bottines pour des années', 'Ressemelées l’hiver dernier. Revenues comme neuves, en plus aimables.'],
    de: ['Stiefel für Jahre', 'Letzten Winter neu besohlen lassen. Kamen zurück wie neu, nur freundlicher.'],
    it: ['Stivali per anni', 'Li ho fatti risuolare lo scorso inverno. Tornati come nuovi, ma più amichevoli.'],
  },
  {
    stars: 5,
    en: ['Firm on cobbles', 'The heel is steady, the sole grips, and I no longer walk like a heron.'],
    fr: ['Stables sur les pavés', 'Le talon est stable, la semelle accroche, et je ne marche plus comme un héron.'],
    de: [
      'Sicher auf Kopfsteinpflaster',
      'Der Absatz steht, die Sohle greift, und ich laufe nicht mehr wie ein Storch.',
    ],
    it: ['Stabili sui sampietrini', 'Il tacco è fermo, la suola tiene e non cammino più come un airone.'],
  },
  {
    stars: 5,
    en: ['Winter sorted', 'Warm with thin socks, and not too warm on the train.'],
    fr: ['L’hiver est réglé', 'Chaudes avec des chaussettes fines, et pas trop dans le train.'],
    de: ['Der Winter kann kommen', 'Mit dünnen Socken warm, und in der Bahn nicht zu warm.'],
    it: ['Inverno risolto', 'Caldi con calze sottili e non troppo caldi in treno.'],
  },
  {
    stars: 4,
    en: ['Heavy but honest', 'You feel their weight on the stairs. You also feel their grip.'],
    fr: ['Lourdes mais honnêtes', 'On sent leur poids dans l’escalier. On sent aussi qu’elles accrochent.'],
    de: ['Schwer, aber ehrlich', 'Auf der Treppe merkt man ihr Gewicht. Ihren Halt aber auch.'],
    it: ['Pesanti ma oneste', 'Sulle scale se ne sente il peso. Ma si sente anche la presa.'],
  },
]
