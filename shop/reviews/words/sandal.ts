import type { ReviewWords } from '../review-words.ts'

/** Texts for sandals. */
export const sandal: readonly ReviewWords[] = [
  {
    stars: 5,
    en: ['My whole summer', 'Worn from May to September. I had white stripes on my feet.'],
    fr: ['Tout mon été', 'Portées de mai à septembre. J’avais des rayures blanches sur les pieds.'],
    de: ['Mein ganzer Sommer', 'Von Mai bis September getragen. Ich hatte weiße Streifen auf den Füßen.'],
    it: ['Tutta la mia estate', 'Portati da maggio a settembre. Avevo le strisce bianche sui piedi.'],
  },
  {
    stars: 5,
    en: ['Nothing rubs', 'Bare feet, hot day, long way home. No red spots at all.'],
    fr: ['Rien ne frotte', 'Pieds nus, grosse chaleur, long retour. Pas une seule rougeur.'],
    de: ['Nichts reibt', 'Barfuß, heißer Tag, langer Heimweg. Keine einzige rote Stelle.'],
    it: ['Niente sfrega', 'Piedi nudi, giornata calda, ritorno lungo. Nemmeno un rossore.'],
  },
  {
    stars: 5,
    en: ['Packed first', 'They take up no room and go with every dress in the suitcase.'],
    fr: ['Premières dans la valise', 'Elles ne prennent pas de place et vont avec tout ce que j’emporte.'],
    de: ['Als Erstes im Koffer', 'Sie brauchen keinen Platz und passen zu allem, was ich einpacke.'],
    it: ['I primi in valigia', 'Non occupano spazio e stanno bene con tutto quello che porto.'],
  },
  {
    stars: 4,
    en: ['Give them a week', 'The footbed is firm at first and then exactly right.'],
    fr: ['Laissez-leur une semaine', 'L’assise est ferme au début, puis parfaite.'],
    de: ['Eine Woche Geduld', 'Das Fußbett ist erst fest und dann genau richtig.'],
    it: ['Date loro una settimana', 'All’inizio la pianta è dura, poi è perfetta.'],
  },
]
