import type { Locale } from '../../locales/locale.ts'
import { textIn } from '../../locales/text-in.ts'
import type { Localised } from '../../products/product.ts'
import type { SceneName } from './draw-scene.ts'

const shown: Record<SceneName, Localised> = {
  cafe: {
    en: 'In a café: green loafers under the table, ankles crossed',
    fr: 'Au café : des mocassins verts sous la table, chevilles croisées',
    de: 'Im Café: grüne Loafer unter dem Tisch, die Beine überkreuzt',
    it: 'Al caffè: mocassini verdi sotto il tavolino, caviglie incrociate',
  },
  doorstep: {
    en: 'A doorstep in the evening sun: trainers in clay on the mat, beside a pot of lavender',
    us: 'A doorstep in the evening sun: sneakers in clay on the mat, beside a pot of lavender',
    fr: 'Un seuil au soleil du soir : des baskets argile sur le paillasson, près d’un pot de lavande',
    de: 'Eine Türschwelle in der Abendsonne: tonfarbene Sneaker auf der Matte, neben einem Topf Lavendel',
    it: 'Una soglia al sole della sera: sneaker color argilla sullo zerbino, accanto a un vaso di lavanda',
  },
  hallway: {
    en: 'A hallway in the morning: a pair of tall cognac boots before a bench, under a coat',
    fr: 'Une entrée le matin : des bottes hautes cognac devant un banc, sous un manteau',
    de: 'Eine Diele am Morgen: cognacfarbene Langschaftstiefel vor einer Bank, darüber ein Mantel',
    it: 'Un ingresso al mattino: stivali alti cognac davanti a una panca, sotto un cappotto',
  },
  pavement: {
    en: 'A wet pavement at dusk: somebody walks home in laced boots',
    us: 'A wet sidewalk at dusk: somebody walks home in laced boots',
    fr: 'Un trottoir mouillé à la tombée du soir : quelqu’un rentre à pied en bottines lacées',
    de: 'Ein nasser Gehweg in der Dämmerung: Jemand geht in Schnürboots nach Hause',
    it: 'Un marciapiede bagnato all’imbrunire: qualcuno torna a casa in stivaletti stringati',
  },
  puddle: {
    en: 'A path in the rain: a child in red boots jumps into a puddle',
    fr: 'Un chemin sous la pluie : un enfant en bottines rouges saute dans une flaque',
    de: 'Ein Weg im Regen: Ein Kind springt in roten Boots in eine Pfütze',
    it: 'Un vialetto sotto la pioggia: un bambino in stivaletti rossi salta in una pozzanghera',
  },
  sill: {
    en: 'A window sill in winter: felt clogs beside a cup and a plant, snow outside',
    fr: 'Un rebord de fenêtre en hiver : des sabots de feutre près d’une tasse et d’une plante, dehors la neige',
    de: 'Eine Fensterbank im Winter: Filzclogs neben einer Tasse und einer Pflanze, draußen Schnee',
    it: 'Un davanzale d’inverno: zoccoli di feltro accanto a una tazza e a una pianta, fuori la neve',
  },
  stair: {
    en: 'An office stair: oxblood loafers on their way up',
    fr: 'Un escalier de bureau : des mocassins sang de bœuf en train de monter',
    de: 'Eine Treppe im Büro: ochsenblutrote Loafer auf dem Weg nach oben',
    it: 'Una scala d’ufficio: mocassini sangue di bue che salgono',
  },
  walkway: {
    en: 'A walkway at the beach: tan sandals beside a straw bag, the sea behind',
    fr: 'Un caillebotis à la plage : des sandales fauve près d’un panier, derrière la mer',
    de: 'Ein Bohlenweg am Strand: hellbraune Sandalen neben einer Strohtasche, dahinter das Meer',
    it: 'Una passerella sulla spiaggia: sandali cuoio accanto a una borsa di paglia, dietro il mare',
  },
}

/** Returns the alt text of a scene in the page's language. */
export function sceneAlt(name: SceneName, locale: Pick<Locale, 'country' | 'language'>): string {
  return textIn(shown[name], locale)
}
