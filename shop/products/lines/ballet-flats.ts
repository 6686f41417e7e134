import type { Line } from '../line.ts'

export const balletFlats: readonly Line[] = [
  {
    line: 'wren',
    name: { en: 'Wren ballet flat', fr: 'Ballerine Wren', de: 'Ballerina Wren', it: 'Ballerina Wren' },
    description: {
      en: 'Soft nappa, a fine bow and a heel of one centimetre. The cushioned sole bends where the foot does.',
      fr: 'Nappa souple, nœud délicat et talon d’un centimètre. La semelle amortissante plie là où plie le pied.',
      de: 'Weiches Nappaleder, eine feine Schleife und ein Zentimeter Absatz. Die gedämpfte Sohle biegt sich dort, wo es der Fuß tut.',
      it: 'Nappa morbida, un fiocco sottile e un tacco di un centimetro. La suola ammortizzata si piega dove si piega il piede.',
    },
    silhouette: 'ballet-flat',
    categories: ['women'],
    technologies: ['cushioned'],
    prices: { GBP: 69.5, USD: 89.95, EUR: 79.95, CAD: 119.95 },
    sizes: [35, 42],
    sole: '#8A6A4C',
    colours: [
      { colour: 'rose', rating: 4.4, reviewCount: 34, stock: [3, 6, 12, 50, 20, 5, 1, 0], labels: ['new'] },
      { colour: 'soot', rating: 4.6, reviewCount: 82, stock: [15, 26, 50, 18], parts: { sole: '#2B2624' } },
      { colour: 'butter', rating: 4.2, reviewCount: 10, stock: [6, 9, 5], labels: ['new'] },
    ],
  },
  {
    line: 'anouk',
    name: {
      en: 'Anouk ballet flat with a hand-tied bow, a cushioned insole and a flexible sole for long days on the cobbles of old towns',
      fr: 'Ballerine Anouk à nœud fait main, semelle intérieure moelleuse et semelle souple pour les longues journées sur les pavés',
      de: 'Ballerina Anouk mit handgebundener Schleife, gut gepolsterter Innensohle und biegsamer Sohle für lange Tage auf Pflaster',
      it: 'Ballerina Anouk con fiocco fatto a mano, soletta imbottita e suola flessibile per lunghe giornate sui ciottoli in centro',
    },
    description: {
      en: 'A round toe, an elastic edge that holds without pinching, and a bow that somebody has really tied.',
      fr: 'Un bout rond, un bord élastique qui tient sans serrer et un nœud que quelqu’un a vraiment noué.',
      de: 'Eine runde Spitze, ein elastischer Rand, der hält, ohne zu drücken, und eine Schleife, die wirklich jemand gebunden hat.',
      it: 'Punta tonda, un bordo elastico che tiene senza stringere e un fiocco che qualcuno ha annodato davvero.',
    },
    silhouette: 'ballet-flat',
    categories: ['women'],
    technologies: [],
    prices: { GBP: 84, USD: 105, EUR: 94.95, CAD: 140 },
    sizes: [35, 42],
    sole: '#6E5A4E',
    colours: [{ colour: 'lilac', rating: 4, reviewCount: 5, stock: [5, 6, 10, 3] }],
  },
]
