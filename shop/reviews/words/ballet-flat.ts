import type { ReviewWords } from '../review-words.ts'

/** Texts for ballet flats. */
export const balletFlat: readonly ReviewWords[] = [
  {
    stars: 5,
    en: ['In every bag', 'Fold, pack, change under the desk. My heels are jealous.'],
    fr: ['Dans tous mes sacs', 'On les plie, on les glisse, on change sous le bureau. Mes talons sont jaloux.'],
    de: ['In jeder Tasche dabei', 'Falten, einpacken, unterm Schreibtisch wechseln. Meine Pumps sind eifersüchtig.'],
    it: ['In ogni borsa', 'Si piegano, si infilano, si cambiano sotto la scrivania. I miei tacchi sono gelosi.'],
  },
  {
    stars: 5,
    en: ['They stay on', 'The edge holds without pinching, even when I run for the bus.'],
    fr: ['Elles tiennent au pied', 'Le bord tient sans serrer, même quand je cours après le bus.'],
    de: ['Sie bleiben am Fuß', 'Der Rand hält, ohne zu kneifen, auch wenn ich dem Bus nachlaufe.'],
    it: ['Restano al piede', 'Il bordo tiene senza stringere, anche quando rincorro l’autobus.'],
  },
  {
    stars: 5,
    en: ['Danced all night', 'A wedding, seven hours, no second pair in the car.'],
    fr: ['Dansé toute la nuit', 'Un mariage, sept heures, pas de deuxième paire dans la voiture.'],
    de: ['Die ganze Nacht getanzt', 'Eine Hochzeit, sieben Stunden, kein Ersatzpaar im Auto.'],
    it: ['Ballato tutta la notte', 'Un matrimonio, sette ore, nessun secondo paio in macchina.'],
  },
  {
    stars: 4,
    en: ['Thin but lovely', 'You feel the gravel. On every other ground they are a joy.'],
    fr: ['Fines mais ravissantes', 'On sent les graviers. Sur tout autre sol, un bonheur.'],
    de: ['Dünn, aber wunderschön', 'Kies spürt man. Auf jedem anderen Boden eine Freude.'],
    it: ['Sottili ma deliziose', 'La ghiaia si sente. Su ogni altro terreno sono una gioia.'],
  },
]
