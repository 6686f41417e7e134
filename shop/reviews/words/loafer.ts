import type { ReviewWords } from '../review-words.ts'

/** Texts for loafers. */
export const loafer: readonly ReviewWords[] = [
  {
    stars: 5,
    en: ['Office to evening', 'From the meeting to the concert without changing. The leather shines by itself.'],
    fr: ['Du bureau à la soirée', 'De la réunion au concert sans se changer. Le cuir brille tout seul.'],
    de: ['Vom Büro in den Abend', 'Von der Sitzung ins Konzert, ohne umzuziehen. Das Leder glänzt von selbst.'],
    it: ['Dall’ufficio alla sera', 'Dalla riunione al concerto senza cambiarsi. La pelle brilla da sola.'],
  },
  {
    stars: 5,
    en: ['Like my father’s', 'The same shape he wore for thirty years, only softer.'],
    fr: ['Comme ceux de mon père', 'La même forme qu’il a portée trente ans, en plus souple.'],
    de: ['Wie die meines Vaters', 'Dieselbe Form, die er dreißig Jahre trug, nur weicher.'],
    it: ['Come quelli di mio padre', 'La stessa forma che ha portato per trent’anni, solo più morbida.'],
  },
  {
    stars: 5,
    en: ['Fine stitching', 'I looked at the seam with a magnifying glass. It is sewn by hand, really.'],
    fr: ['Belles coutures', 'J’ai regardé la couture à la loupe. C’est vraiment cousu main.'],
    de: ['Feine Naht', 'Ich habe die Naht mit der Lupe betrachtet. Wirklich von Hand genäht.'],
    it: ['Cuciture fini', 'Ho guardato la cucitura con la lente. È davvero fatta a mano.'],
  },
  {
    stars: 4,
    en: ['Smooth soles', 'A bit slippery on the first wet day. Since then a pleasure.'],
    fr: ['Semelles lisses', 'Un peu glissants le premier jour de pluie. Depuis, un plaisir.'],
    de: ['Glatte Sohlen', 'Am ersten nassen Tag etwas rutschig. Seitdem eine Freude.'],
    it: ['Suole lisce', 'Un po’ scivolosi il primo giorno di pioggia. Da allora un piacere.'],
  },
]
