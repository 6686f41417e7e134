import type { ReviewWords } from '../review-words.ts'

/** Texts for children's shoes, by their buyers. */
export const children: readonly ReviewWords[] = [
  {
    stars: 5,
    en: ['Worn to bed', 'My daughter slept in them on the first night. I take that as a yes.'],
    fr: ['Portées au lit', 'Ma fille a dormi avec la première nuit. Je prends ça pour un oui.'],
    de: ['Mit ins Bett genommen', 'Meine Tochter hat in der ersten Nacht darin geschlafen. Das heißt wohl ja.'],
    it: ['Portate a letto', 'Mia figlia ci ha dormito la prima notte. Lo prendo come un sì.'],
  },
  {
    stars: 5,
    en: ['Put on without help', 'He is three and does it himself now. Our mornings are saved.'],
    fr: ['Enfilées tout seul', 'Il a trois ans et se chausse maintenant seul. Nos matins sont sauvés.'],
    de: ['Ganz allein angezogen', 'Er ist drei und schafft es jetzt selbst. Unsere Morgen sind gerettet.'],
    it: ['Le mette da solo', 'Ha tre anni e ora fa da sé. Le nostre mattine sono salve.'],
  },
  {
    stars: 5,
    en: ['Survived the playground', 'A whole summer of scooters, and the toes are still there.'],
    fr: ['Survivent à la récré', 'Tout un été de trottinette, et le bout est intact.'],
    de: ['Spielplatz überlebt', 'Ein ganzer Sommer Roller, und die Spitzen sind noch da.'],
    it: ['Sopravvissute al parco', 'Un’estate intera di monopattino e la punta è ancora lì.'],
  },
  {
    stars: 5,
    en: ['Room to grow', 'Wide at the toes and firm at the heel, as it should be.'],
    fr: ['De la place pour grandir', 'Larges aux orteils, fermes au talon, comme il faut.'],
    de: ['Platz zum Wachsen', 'Vorn weit, an der Ferse fest. So soll es sein.'],
    it: ['Spazio per crescere', 'Larghe in punta e ferme al tallone, come si deve.'],
  },
  {
    stars: 5,
    en: ['The twins agree', 'Two pairs, two children, no argument. That never happens.'],
    fr: ['Les jumeaux d’accord', 'Deux paires, deux enfants, aucune dispute. Du jamais vu.'],
    de: ['Die Zwillinge sind sich einig', 'Zwei Paar, zwei Kinder, kein Streit. Das gab es noch nie.'],
    it: ['I gemelli sono d’accordo', 'Due paia, due bambini, nessun litigio. Mai successo.'],
  },
  {
    stars: 4,
    en: ['Good for school', 'Holding up well after a term. They come up a little large.'],
    fr: ['Bien pour l’école', 'Elles tiennent bien après un trimestre. Taillent un peu grand.'],
    de: ['Gut für die Schule', 'Halten sich nach einem halben Jahr gut. Fallen etwas groß aus.'],
    it: ['Buone per la scuola', 'Dopo un quadrimestre reggono bene. Vestono un po’ grandi.'],
  },
  {
    stars: 4,
    en: ['Liked by the boss', 'She would have wanted glitter, but wears them every day.'],
    fr: ['Approuvées par la patronne', 'Elle aurait voulu des paillettes, mais les met tous les jours.'],
    de: ['Die Chefin ist zufrieden', 'Sie hätte gern Glitzer gehabt, trägt sie aber jeden Tag.'],
    it: ['Approvate dal capo', 'Avrebbe voluto i brillantini, ma le mette ogni giorno.'],
  },
  {
    stars: 3,
    en: ['Outgrown too soon', 'Fine, only that they were small by spring. Better buy one up.'],
    fr: ['Trop vite trop petites', 'Bien, mais trop petites dès le printemps. Mieux vaut prévoir une taille.'],
    de: ['Zu schnell zu klein', 'In Ordnung, nur im Frühjahr schon zu klein. Lieber eine größer kaufen.'],
    it: ['Piccole troppo presto', 'Vanno bene, ma in primavera erano già piccole. Meglio una taglia in più.'],
  },
]
